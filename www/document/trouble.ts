// What may be wrong with keeping.

import type { TroubleCode } from '../i18n/areas/kept';
import { Fault } from './fault';

export class Trouble extends Fault<TroubleCode> {
  override readonly name = 'Trouble';
}

/** What an error of the browser's storage comes to; one that is not known is logged. */
export function troubleOf(error: unknown): TroubleCode {
  if (error instanceof Trouble) return error.code;
  console.warn(error);
  if (!(error instanceof DOMException)) return 'broken';
  if (error.name === 'QuotaExceededError') return 'full';
  if (error.name === 'VersionError') return 'later';
  // Browsers that block storage name it in more than one way.
  return /^(Security|InvalidState|NotAllowed)Error$/.test(error.name) || /denied/.test(error.message)
    ? 'denied'
    : 'broken';
}
