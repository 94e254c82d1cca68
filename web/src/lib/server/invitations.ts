// Links for open seats. The server tells each of them once, to whoever made it; this browser keeps them.

import type { MyTable } from './protocol';

type Invitations = MyTable['links'];
const key = (table: string) => `kanly.links.${table}`;

export function invitations(table: string): Invitations {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? '[]');
  } catch {
    return [];
  }
}

/** Remember the links of this answer; a newer link of a seat replaces an older one. */
export function keepInvitations(made: MyTable): Invitations {
  const fresh = made.links.map((each) => each.seat);
  const all = [...invitations(made.table.id).filter((each) => !fresh.includes(each.seat)), ...made.links];
  sessionStorage.setItem(key(made.table.id), JSON.stringify(all));
  return all;
}
