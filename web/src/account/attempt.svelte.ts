// Something that may be refused, and what is said about it afterwards.

import { faultText } from '../lib/server/faults';

export class Attempt {
  failed = $state('');
  done = $state('');

  /** Do it; whether it was done. */
  async make(doing: () => Promise<unknown>, said = ''): Promise<boolean> {
    this.failed = this.done = '';
    try {
      await doing();
      this.done = said;
      return true;
    } catch (error) {
      this.failed = faultText(error);
      return false;
    }
  }
}
