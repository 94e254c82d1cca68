// Addresses: /  /new/<game>  /table/<id>[?seat=n]  /how/<game>  /join/<id>#<token>  /replay/<id>  /mine  /account  /forgot  /reset#<token>  /prove#<token>

export class Route {
  path = $state(location.pathname);
  search = $state(location.search);

  constructor() {
    this.unfold();
    addEventListener('hashchange', () => this.unfold());
    addEventListener('popstate', () => this.read());
  }

  get parts(): string[] {
    return this.path.split('/').filter(Boolean);
  }

  go(to: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', to);
    this.read();
    scrollTo(0, 0);
  }

  /** The server's links have everything behind `#`, where no log sees it: `/#/join/<id>/<token>`, `/#/tables/<id>`. */
  private unfold(): void {
    const [name, id, token] = location.hash.startsWith('#/') ? location.hash.slice(2).split('/') : [];
    if (name === 'reset' || name === 'prove') this.go(`/${name}#${id ?? ''}`, true);
    else if (name) this.go(`/${name === 'tables' ? 'table' : name}${id ? `/${id}` : ''}${token ? `#${token}` : ''}`, true);
  }

  private read(): void {
    this.path = location.pathname;
    this.search = location.search;
  }
}

export const route = new Route();

/** Links of our own do not reload the page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== location.origin || link.target || link.pathname.startsWith('/api') || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
