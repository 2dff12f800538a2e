// Something asked of the server; if it says no or does not answer, why.

import { reason } from './reason';

export class Attempt {
  problem = $state('');

  /** Whether it was done. */
  async make(what: Promise<unknown>): Promise<boolean> {
    this.problem = '';
    try {
      await what;
      return true;
    } catch (error) {
      this.problem = reason(error);
      return false;
    }
  }
}
