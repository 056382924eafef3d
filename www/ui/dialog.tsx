// A sheet over the page, which waits until it is closed: by its button, by Escape or by a press beside it.

import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { IconButton } from './button';

interface DialogProps {
  readonly title: string;
  /** What its button to close is called. */
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** It is open as long as it is drawn; the browser gives the focus back to where it was. */
export function Dialog({ title, close, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const pressed = useRef<EventTarget>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  const end = () => dialog.current?.close();
  return (
    <dialog
      class="dialog"
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      onPointerDown={({ target }) => (pressed.current = target)}
      // What is marked from within to beside it closes nothing.
      onClick={({ target }) => target === dialog.current && target === pressed.current && end()}
    >
      <div class="dialog-frame">
        <header>
          <h2 id={heading}>{title}</h2>
          <IconButton action={{ label: close, icon: 'close', run: end }} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
