import { NotebookPen } from 'lucide-react';
import { useRef, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTextLimit } from '#i18n/useTextLimit.ts';
import { useTranslation } from 'react-i18next';
import { NOTE_MAX, type CartLine } from '#domain/cart/cart.ts';
import { Button } from '#shared/ui/Button.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import action from './LineAction.module.css';
import styles from './LineNote.module.css';
import { useNoteDraft } from './useNoteDraft.ts';

/**
 * The note of a line. Leaving the field saves it too: only Escape drops what was typed.
 *
 * @see docs/rules.md#notes-of-lines
 */
export function LineNote({ line }: { line: CartLine }) {
  const { t } = useTranslation('cart');
  const textLimit = useTextLimit();
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
      <form className={styles.form} onSubmit={submit}>
        <TextField
          ref={field}
          className={styles.field}
          label={t('note.label')}
          name="nota"
          limit={textLimit(NOTE_MAX)}
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
      {note !== undefined && <p className={styles.note}>{t('note.shown', { note })}</p>}
      <Button
        ref={opener}
        className={action.action}
        variant="quiet"
        icon={<NotebookPen aria-hidden="true" />}
        aria-label={t(note === undefined ? 'note.addNamed' : 'note.editNamed', { name })}
        onClick={open}
      >
        {t(note === undefined ? 'note.add' : 'note.edit')}
      </Button>
    </>
  );
}
