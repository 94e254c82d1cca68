// Who I am: a guest with a name unless I have an account.

import { api, Refusal } from './api';
import type { Me } from './types';
import { say } from './words.svelte';

class Session {
  me = $state<Me | null>(null);

  /** Me, as a new guest if nobody knows me yet. */
  async known(): Promise<Me> {
    if (this.me) return this.me;
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof Refusal) || (error.status !== 401 && error.status !== 403)) throw error;
      this.me = await api.guest(localStorage.getItem('kanly.name') ?? say('guest-name'));
    }
    localStorage.setItem('kanly.known', '1');
    return this.me;
  }

  /** Me, if this browser has been here before: nobody becomes a guest by looking. */
  async remembered(): Promise<Me | null> {
    return localStorage.getItem('kanly.known') ? this.known().catch(() => null) : null;
  }

  async rename(name: string): Promise<void> {
    await this.known();
    localStorage.setItem('kanly.name', name);
    this.me = await api.settings({ name });
  }
}

export const session = new Session();
