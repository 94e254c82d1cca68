// What a standing order said when it was given: the words of its question and of its answer, kept with the browser.

import type { Words } from '../../server/protocol';

export interface OrderText {
  question: Words;
  option: Words;
}
const key = (table: string, kind: string) => `kanly.order.${table}.${kind}`;

export function rememberOrder(table: string, kind: string, text: OrderText): void {
  try {
    localStorage.setItem(key(table, kind), JSON.stringify(text));
  } catch {
    // Without a store it is told in the words of the last such question.
  }
}

export function orderText(table: string, kind: string): OrderText | null {
  try {
    return JSON.parse(localStorage.getItem(key(table, kind)) ?? 'null');
  } catch {
    return null;
  }
}
