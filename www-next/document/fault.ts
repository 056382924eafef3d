// What goes wrong in a worker.

import type { EngineFaultCode } from '../i18n/areas/engine';

/** Why there is no answer. */
export class EngineFault extends Error {
  override readonly name = 'EngineFault';

  constructor(
    readonly code: EngineFaultCode,
    /** What the browser says. */
    readonly detail = '',
  ) {
    super(`The worker: ${code}. ${detail}`);
  }

  /** What has failed, as such a fault. */
  static of(error: unknown): EngineFault {
    return error instanceof EngineFault ? error : new EngineFault('failed', String(error));
  }
}
