// Light or dark: as the system prefers, until somebody chooses.

import { MediaQuery } from 'svelte/reactivity';

type Name = 'light' | 'dark';

class Theme {
  private system = new MediaQuery('prefers-color-scheme: light');
  private chosen = $state(localStorage.getItem('kanly.theme') as Name | null);
  readonly dark = $derived((this.chosen ?? (this.system.current ? 'light' : 'dark')) === 'dark');

  constructor() {
    $effect.root(() => {
      $effect.pre(() => {
        document.documentElement.dataset.theme = this.dark ? 'dark' : 'light';
      });
    });
  }
  toggle(): void {
    this.chosen = this.dark ? 'light' : 'dark';
    localStorage.setItem('kanly.theme', this.chosen);
  }
}

export const theme = new Theme();
