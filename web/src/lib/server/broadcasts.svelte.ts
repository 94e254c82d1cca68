// What the operator tells everybody, until they have read it.

import { api } from './api';
import type { Broadcast } from './protocol';

const KEY = 'kanly.read';

class Broadcasts {
  private all = $state.raw<Broadcast[]>([]);
  private read = $state.raw<string[]>((localStorage.getItem(KEY) ?? '').split(',').filter(Boolean));

  /** What I have not read yet. */
  get unread(): Broadcast[] {
    return this.all.filter((each) => !this.read.includes(each.id));
  }

  async load(): Promise<void> {
    this.all = await api.broadcasts().catch(() => this.all);
  }

  dismiss(id: string): void {
    this.read = [...this.read.slice(-20), id];
    localStorage.setItem(KEY, this.read.join());
  }
}

export const broadcasts = new Broadcasts();
