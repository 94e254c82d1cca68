// What somebody looks at: everything public about a party, or about the table.

class Looking {
  /** A party's id; empty: the table; null: nothing. */
  at = $state<string | null>(null);
}
export const looking = new Looking();
