// Errors that are known by a code.

import type { EngineFaultCode } from '../i18n/arguments';
import type { AllWords, LinkFault } from '../i18n/words';

export class Fault<Code extends string> extends Error {
  constructor(
    readonly code: Code,
    /** What else is known of it, such as what the browser says. */
    readonly detail = '',
    options?: ErrorOptions,
  ) {
    super(`${code}. ${detail}`.trim(), options);
  }
}

/** Why a worker has no answer. */
export class EngineFault extends Fault<EngineFaultCode> {
  override readonly name = 'EngineFault';

  /** What has failed, as such a fault. */
  static of(error: unknown): EngineFault {
    return error instanceof EngineFault ? error : new EngineFault('failed', String(error));
  }
}

/** Why a link cannot be made or opened. */
export class LinkError extends Fault<LinkFault> {
  override readonly name = 'LinkError';
}

/** Why the engine has no answer. */
export const faultText = ({ code, detail }: EngineFault, { engine }: AllWords): string => engine.faults[code](detail);
