// My running tables and which of them wait for me, told by the server while a page is open.

import { api } from './api';
import { alertPlayer } from '../browser/alerts';
import { games } from './games.svelte';
import { route } from '../browser/route.svelte';
import { broadcasts } from './broadcasts.svelte';
import { session } from './session.svelte';
import type { MyTable, Notice } from './protocol';
import { say } from '../words/words.svelte';

const MAX_RETRY_MS = 30_000; // between two attempts to connect
const BATCH_MS = 400; // notices that come within this time load the tables once

class Notices {
  tables = $state.raw<MyTable[]>([]);
  private socket: WebSocket | null = null;
  private whose = '';
  private wait = 1000;
  private timer = 0;

  /** Tables that wait for me, except the one on this page. */
  get asked(): MyTable[] {
    const here = route.parts[0] === 'table' ? route.parts[1] : '';
    return this.tables.filter((each) => each.asked.length && each.table.id !== here);
  }

  /** Connect as the current person and load their tables. Called again whenever the person or the page changes. */
  async listen(): Promise<void> {
    const whose = (await session.remembered())?.id ?? '';
    if (whose !== this.whose) {
      this.whose = whose;
      this.socket?.close();
      this.tables = [];
      if (whose) this.connect();
    }
    await this.load();
  }

  private async load(): Promise<void> {
    if (this.whose) this.tables = await api.mine().catch(() => this.tables);
  }

  private connect(): void {
    const whose = this.whose;
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/me/socket`);
    this.socket = socket;
    socket.onopen = () => (this.wait = 1000);
    socket.onmessage = (message) => this.receive(JSON.parse(message.data));
    socket.onclose = () => {
      if (this.whose !== whose || !whose) return;
      setTimeout(() => this.whose === whose && this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, MAX_RETRY_MS);
    };
  }

  private receive(notice: Notice): void {
    if (notice.what === 'broadcast') broadcasts.load();
    if (notice.type !== 'notice' || (route.parts[0] === 'table' && route.parts[1] === notice.table)) return;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(async () => {
      await this.load();
      const table = this.tables.find((each) => each.table.id === notice.table)?.table;
      if (['your_move', 'hurry'].includes(notice.what) && table) alertPlayer(say('your-move'), games.title(table.game));
    }, BATCH_MS);
  }
}

export const notices = new Notices();
