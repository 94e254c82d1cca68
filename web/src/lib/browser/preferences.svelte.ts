// My preferences at every table, kept by the browser.

const DEFAULTS = {
  sound: false,
  notify: false,
  guide: true,
  confirm: 0, // 0: turns end at once; -1: when I say so; n: after n seconds
  askAll: false, // also where there is one option only
  moments: true, // battles and the like come on the stage
};
type Preference = typeof DEFAULTS;
const KEY = 'kanly.wishes';

function kept(): Preference {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { ...DEFAULTS };
  }
}

class Preferences {
  private now = $state<Preference>(kept());

  get sound() {
    return this.now.sound;
  }
  get notify() {
    return this.now.notify;
  }
  get guide() {
    return this.now.guide;
  }
  get confirm() {
    return this.now.confirm;
  }
  get askAll() {
    return this.now.askAll;
  }
  get moments() {
    return this.now.moments;
  }
  set(changed: Partial<Preference>): void {
    this.now = { ...this.now, ...changed };
    localStorage.setItem(KEY, JSON.stringify(this.now));
  }
}

export const preferences = new Preferences();
