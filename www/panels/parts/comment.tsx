// The field in which a comment is written, under its move.

import { useLayoutEffect, useRef } from 'preact/hooks';
import * as commands from '../../document/commands';
import { afterFrame, reveal } from '../../ui/reveal';
import type { MoveList } from './move-list';

interface CommentFieldProps {
  readonly list: MoveList;
  readonly id: number;
  /** What was said so far. */
  readonly said: string;
}

/** Keeps what is written when it is left, by its button, Escape or Mod+Enter. */
export function CommentField({ list, id, said }: CommentFieldProps) {
  const { session, words } = list;
  const field = useRef<HTMLTextAreaElement>(null);
  const kept = useRef(said);
  const keep = () => {
    const text = field.current?.value.trim() ?? kept.current;
    if (text !== kept.current) commands.comment.run(session, id, text);
    kept.current = text;
  };
  const close = () => {
    // What has been closed has nothing to keep any more.
    kept.current = field.current?.value.trim() ?? '';
    list.editing.value = undefined;
  };
  // The next key is written into it, however soon it comes.
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
    afterFrame(() => field.current && reveal(field.current));
    // A phone may end a page that is hidden, and say nothing more to it.
    const hide = () => document.hidden && keep();
    addEventListener('beforeunload', keep);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('beforeunload', keep);
      document.removeEventListener('visibilitychange', hide);
    };
  }, []);
  const blur = () => {
    keep();
    // Where another window has the keyboard now, somebody may come back.
    if (document.activeElement !== field.current) close();
  };
  const done = () => {
    keep();
    close();
    list.focus(id);
  };
  const key = (event: KeyboardEvent) => {
    const isDone = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey));
    if (!isDone) return;
    event.preventDefault();
    done();
  };
  return (
    <div class="comment-field">
      <textarea
        ref={field}
        rows={3}
        aria-label={words.moves.commentOn(list.nameOf(id))}
        placeholder={words.moves.ask}
        defaultValue={said}
        onKeyDown={key}
        onBlur={blur}
      />
      {/* The field keeps the keyboard until the button has done its work. */}
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={done}>
        {words.moves.done}
      </button>
    </div>
  );
}
