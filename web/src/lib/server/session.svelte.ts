// Who I am: a guest with a name unless I have an account.

import { api, Refusal } from './api';
import type { Me, Preferences } from './protocol';
import { say } from '../words/words.svelte';

class Session {
  me = $state<Me | null>(null);
  private asking: Promise<Me> | null = null;

  /** Me, as a new guest if nobody knows me yet. */
  async known(): Promise<Me> {
    if (this.me) return this.me;
    this.asking ??= this.ask().finally(() => (this.asking = null));
    return this.asking;
  }

  private async ask(): Promise<Me> {
    // The server is only asked for somebody whom it should know; whoever it knows all the same becomes no new guest.
    const guest = () => api.guest(localStorage.getItem('kanly.name') ?? say('guest-name'));
    try {
      this.me = await (localStorage.getItem('kanly.known') ? api.me() : guest());
    } catch (error) {
      if (!(error instanceof Refusal) || (error.status !== 401 && error.status !== 403)) throw error;
      this.me = await guest();
    }
    localStorage.setItem('kanly.known', '1');
    return this.me;
  }

  /** Me, if this browser has been here before. Merely looking at a page makes nobody a guest. */
  async remembered(): Promise<Me | null> {
    return localStorage.getItem('kanly.known') ? this.known().catch(() => null) : null;
  }

  async register(name: string, password: string): Promise<void> {
    this.take(await api.register(name, password));
  }
  async logIn(name: string, password: string, code = ''): Promise<void> {
    this.take(await api.logIn(name, password, code));
  }
  async logOut(): Promise<void> {
    await api.logOut();
    this.forget();
  }
  async changePassword(old: string, fresh: string): Promise<void> {
    this.take(await api.password(old, fresh));
  }
  /** Leave for good. */
  async leave(password: string, code: string): Promise<void> {
    await api.deleteMe({ password, code });
    this.forget();
  }
  /** Look again who I am: something about me has changed. */
  async again(): Promise<void> {
    this.me = await api.me();
  }

  private forget(): void {
    this.me = null;
    localStorage.removeItem('kanly.known');
    localStorage.removeItem('kanly.name');
  }
  /** Change my name, e-mail, language or webhook. */
  async change(values: Preferences): Promise<void> {
    await this.known();
    this.me = await api.settings(values);
  }

  private take(me: Me): void {
    this.me = me;
    localStorage.setItem('kanly.known', '1');
    localStorage.setItem('kanly.name', me.name);
  }

  async rename(name: string): Promise<void> {
    localStorage.setItem('kanly.name', name);
    await this.change({ name });
  }
}

export const session = new Session();
