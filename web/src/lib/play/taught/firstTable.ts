// The first table of this browser, at which somebody is told more.

const KEY = 'kanly.first-table';

/** Whether nobody has sat down at another table before. Whoever asks has sat down at this one. */
export function isFirstTable(table: string): boolean {
  if (!localStorage.getItem(KEY)) localStorage.setItem(KEY, table);
  return localStorage.getItem(KEY) === table;
}
