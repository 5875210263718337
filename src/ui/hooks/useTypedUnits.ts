import { type ChangeEvent, useId, useState } from 'react';
import { useFieldTexts } from '#i18n/es/fields.ts';

/** The shop's rules for typed units, which fields of `shared` get from outside. */
export type UnitsReader = {
  /** Returns the number in a text, maybe with a fraction; `null`: there is none. */
  readonly read: (text: string) => number | null;
  /** Returns the number as the shop writes it, where the text looks different; '' otherwise. */
  readonly clarify: (text: string) => string;
};

type UnitsField = {
  readonly reader: UnitsReader;
  readonly value: number;
  /** With 0 the field may also be empty, which means 0. */
  readonly min: 0 | 1;
  /** Gets the typed units at each key; while the text has none, the units before the typing. */
  readonly onChange: (units: number) => void;
  /** Gets a text without units when the field is left, which then shows `value` again. */
  readonly onRefuse?: (text: string) => void;
};

type Draft = {
  readonly text: string;
  /** Units before the typing. */
  readonly before: number;
  /** Units that `onChange` got last. */
  readonly passed: number;
  readonly isLeft: boolean;
};

/**
 * A field of whole units, whose text stays as typed until the field is left. A fraction stays even then, and
 * is refused: rounding it, or reading its digits as units, would change what was typed.
 *
 * @see docs/rules.md#typed-numbers
 */
export function useTypedUnits({ reader, value, min, onChange, onRefuse }: UnitsField) {
  const t = useFieldTexts();
  const noteId = useId();
  const [draft, setDraft] = useState<Draft | null>(null);
  // The units were set by other means since the fraction was refused.
  if (draft?.isLeft && draft.before !== value) setDraft(null);
  const units = draft && readUnits(draft.text);
  const isUnread = draft !== null && !Number.isInteger(units);
  const isFraction = isUnread && units !== null;
  const note = isFraction ? draft.isLeft && t('whole') : reader.clarify(draft?.text ?? '');

  /** Returns at least `min` units, maybe with a fraction; `null`: the text has none. */
  function readUnits(text: string): number | null {
    const number = min === 0 && text.trim() === '' ? 0 : reader.read(text);
    return number === null || number < min ? null : number;
  }

  function leave() {
    if (draft === null) return;
    setDraft(isFraction ? { ...draft, isLeft: true } : null);
    if (units === null) onRefuse?.(draft.text);
  }

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    const typed = readUnits(target.value);
    const before = draft?.before ?? value;
    const passed = typed !== null && Number.isInteger(typed) ? typed : before;
    // A field that was typed into before hydration may have been left since.
    const isLeft = document.activeElement !== target;
    setDraft({ text: target.value, before, passed, isLeft });
    if (passed !== (draft?.passed ?? value)) onChange(passed);
  }

  return {
    /** The typed text; `undefined`: nobody is typing, and the field shows `value`. */
    text: draft?.text,
    /** The typed units, even more than the caller accepts. */
    units,
    isUnread,
    drop: () => setDraft(null),
    /** Id of the note, while it has a text. */
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
 * Moves the focus to the first field whose fraction was refused, because its form must not be sent; `false`:
 * there is none.
 */
export function leadToRefused(part: Element | null): boolean {
  const field = part?.querySelector<HTMLElement>('[data-refused]');
  if (!field) return false;
  // Leaving the field shows the note, if nothing has done so yet.
  field.blur();
  field.focus();
  // A bar at the end of the window could cover it otherwise.
  field.scrollIntoView({ block: 'center' });
  return true;
}
