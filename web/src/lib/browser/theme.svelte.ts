// Light or dark: as the system likes it, until somebody says otherwise.

class Theme {
  dark = $state((localStorage.getItem('kanly.theme') ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark')) === 'dark');

  constructor() {
    this.show();
  }
  toggle(): void {
    this.dark = !this.dark;
    localStorage.setItem('kanly.theme', this.dark ? 'dark' : 'light');
    this.show();
  }
  private show(): void {
    document.documentElement.dataset.theme = this.dark ? 'dark' : 'light';
  }
}

export const theme = new Theme();
