import { type ChangeEvent, useId, useState } from 'react';
import { useFieldTexts } from '#i18n/es/fields.ts';

/** The shop's reading of typed units, for fields that do not know the shop. */
export type UnitsReader = {
  /** The number that a text says, maybe with a fraction; `null`: none. */
  readonly read: (text: string) => number | null;
  /** The number as the shop writes it, where the text looks different; '' otherwise. */
  readonly clarify: (text: string) => string;
};

type UnitsField = {
  readonly reader: UnitsReader;
  readonly value: number;
  /** With 0 the field may also be empty, which means 0. */
  readonly min: 0 | 1;
  /** Gets the units that the text says, at each key; while it says none, the units before the typing. */
  readonly onChange: (units: number) => void;
  /** Gets a text that says no units when the field is left, which then shows `value` again. */
  readonly onRefuse?: (text: string) => void;
};

type Draft = {
  readonly text: string;
  /** Units before the typing. */
  readonly before: number;
  /** Units that the caller got last. */
  readonly passed: number;
  readonly isLeft: boolean;
};

/**
 * A field of whole units, whose text stays as it was typed until the field is left. A fraction stays even
 * then, and is refused: to round it, or to read its digits as units, would change what was typed.
 *
 * @see docs/rules.md#typed-numbers
 */
export function useTypedUnits({ reader, value, min, onChange, onRefuse }: UnitsField) {
  const t = useFieldTexts();
  const noteId = useId();
  const [draft, setDraft] = useState<Draft | null>(null);
  // Something else has set the units since the fraction was refused.
  if (draft?.isLeft && draft.before !== value) setDraft(null);
  const units = draft && readUnits(draft.text);
  const isUnread = draft !== null && !Number.isInteger(units);
  const isFraction = isUnread && units !== null;
  const note = isFraction ? draft.isLeft && t('whole') : reader.clarify(draft?.text ?? '');

  /** At least `min`, maybe with a fraction; `null`: other text. */
  function readUnits(text: string): number | null {
    const read = min === 0 && text.trim() === '' ? 0 : reader.read(text);
    return read === null || read < min ? null : read;
  }

  function leave() {
    if (draft === null) return;
    setDraft(isFraction ? { ...draft, isLeft: true } : null);
    if (units === null) onRefuse?.(draft.text);
  }

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    const read = readUnits(target.value);
    const before = draft?.before ?? value;
    const passed = read !== null && Number.isInteger(read) ? read : before;
    // A text that was typed before React hydrated may have been left since.
    const isLeft = document.activeElement !== target;
    setDraft({ text: target.value, before, passed, isLeft });
    if (passed !== (draft?.passed ?? value)) onChange(passed);
  }

  return {
    /** The typed text; `undefined`: nobody is typing, and the field shows `value`. */
    text: draft?.text,
    /** The units that the text says, also above what the caller takes. */
    units,
    isUnread,
    drop: () => setDraft(null),
    /** Id of the note, where it says something. */
    noteId: note && noteId,
    note: {
      id: noteId,
      size: 'sm',
      tone: isFraction ? 'danger' : 'quiet',
      'aria-live': 'polite',
      children: note,
    },
    field: {
      inputMode: 'numeric',
      autoComplete: 'off',
      'aria-invalid': isUnread || undefined,
      'data-refused': isFraction || undefined,
      onChange: type,
      onBlur: leave,
      onFocus: ({ target }: { target: HTMLInputElement }) => target.select(),
    },
  } as const;
}

/**
 * Leads to the first field whose fraction was refused, so that nothing else than what is typed is sent;
 * `false`: there is none.
 */
export function leadToRefused(part: Element | null): boolean {
  const field = part?.querySelector<HTMLElement>('[data-refused]');
  if (!field) return false;
  // Leaving it shows the sentence, where a press has not done so.
  field.blur();
  field.focus();
  // A bar at the end of the window would cover it.
  field.scrollIntoView({ block: 'center' });
  return true;
}
