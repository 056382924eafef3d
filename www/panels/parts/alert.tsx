// What has failed, and a way to try it again.

import type { EngineFault } from '../../document/fault';
import type { AllWords } from '../../i18n/words';
import { Button } from '../../ui/button';

/** Why the engine has no answer. */
export const faultText = ({ code, detail }: EngineFault, { engine }: AllWords): string => engine.faults[code](detail);

interface AlertProps {
  readonly text: string;
  readonly again?: { readonly label: string; readonly run: () => void };
}

export const Alert = ({ text, again }: AlertProps) => (
  <p class="alert" role="alert">
    {text}
    {again ? <Button {...again} /> : null}
  </p>
);
