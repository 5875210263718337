import { NotebookPen } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { findLine, lineKey, NOTE_MAX, type CartLine } from '#domain/cart/cart.ts';
import { noteLine } from '#domain/cart/changeLines.ts';
import { isTooLong } from '#domain/text/textLimit.ts';
import { useCartTexts } from '#i18n/es/cart.ts';
import { tabStorage } from '#lib/storage.ts';
import { useCartStore } from '#state/cart/useCart.ts';
import { Button } from '#ui/action/Button.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import styles from './CartTable.module.css';

/**
 * Shows and edits the note of a line. Leaving the field saves the note, too: only Escape drops what was typed.
 * @see docs/rules.md#notes-of-lines
 */
export function LineNote({ line }: { line: CartLine }) {
  const t = useCartTexts();
  const { draft, setDraft, save } = useNoteDraft(line);
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { name, note } = line;

  function open() {
    flushSync(() => setDraft(note ?? ''));
    field.current?.focus();
  }

  function close(finish: () => void) {
    flushSync(finish);
    opener.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    close(save);
  }

  function leave({
    currentTarget,
    relatedTarget,
  }: FocusEvent<HTMLInputElement | HTMLButtonElement>) {
    if (!currentTarget.form?.contains(relatedTarget)) save();
  }

  function drop(event: KeyboardEvent) {
    if (event.key === 'Escape') close(() => setDraft(null));
  }

  if (draft !== null) {
    return (
      <form className={styles.noteForm} onSubmit={submit}>
        <TextField
          ref={field}
          className={styles.noteField}
          label={t('note.label')}
          name="nota"
          limit={NOTE_MAX}
          autoComplete="off"
          enterKeyHint="done"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={leave}
          onKeyDown={drop}
        />
        <Button type="submit" variant="secondary" onBlur={leave} onKeyDown={drop}>
          {t('note.save')}
        </Button>
      </form>
    );
  }
  return (
    <>
      {note !== undefined && <p className={styles.noteText}>{t('note.shown', { note })}</p>}
      <Button
        ref={opener}
        className={styles.action}
        variant="quiet"
        icon={<NotebookPen />}
        aria-label={t(note === undefined ? 'note.addNamed' : 'note.editNamed', { name })}
        onClick={open}
      >
        {t(note === undefined ? 'note.add' : 'note.edit')}
      </Button>
    </>
  );
}

/**
 * Holds the note that is being typed for a line. Leaving the page saves the note. If the note is too long, or its line
 * is no longer in the cart, the tab stores what was typed for the visit. @see docs/rules.md#notes-of-lines
 */
function useNoteDraft(line: CartLine) {
  const cart = useCartStore();
  const key = `note ${lineKey(line)}`;
  // `null`: the note is not being edited.
  const [draft, show] = useState(() => tabStorage.read(key));

  function setDraft(next: string | null) {
    show(next);
    if (next === null) tabStorage.remove(key);
    else tabStorage.write(key, next);
  }

  /** Saves the note; a note that is too long stays in the field. */
  function save() {
    if (draft === null || isTooLong(draft, NOTE_MAX)) return;
    let isInCart = false;
    cart.change((lines) => {
      isInCart = findLine(lines, line) >= 0;
      return noteLine(lines, line, draft);
    });
    if (isInCart) setDraft(null);
  }

  const leavePage = useEffectEvent(save);
  useEffect(() => {
    const leave = () => leavePage();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leavePage();
    };
  }, []);

  return { draft, setDraft, save };
}
