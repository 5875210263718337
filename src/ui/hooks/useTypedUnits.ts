import { type ChangeEvent, useId, useState } from 'react';
import { useFieldTexts } from '#i18n/es/fields.ts';

/** The shop's rules for typed units. Callers pass them, because `ui` does not import the domain. */
export type UnitsReader = {
  /** Returns the number in a text, maybe with a fraction; `null`: there is none. */
  readonly read: (text: string) => number | null;
  /** Returns the number in a text as the shop writes it, if the text is written differently; else ''. */
  readonly clarify: (text: string) => string;
};

type UnitsField = {
  readonly reader: UnitsReader;
  readonly value: number;
  /** Smallest number of units. With 0 an empty field means 0. */
  readonly min: 0 | 1;
  /** Gets new units while the visitor types; while the text has no units, those before the typing. */
  readonly onChange: (units: number) => void;
  /** Gets a text without a number when the visitor leaves the field, which then shows `value` again. */
  readonly onRefuse?: (text: string) => void;
};

type Draft = {
  readonly text: string;
  /** Units before the typing. */
  readonly unitsBefore: number;
  /** Units that the caller has. */
  readonly passedUnits: number;
  readonly isLeft: boolean;
};

/**
 * State of a field for whole units. Its text stays as typed until the visitor leaves it. A fraction stays even
 * then and is refused: rounding it, or reading its digits as units, would change what was typed.
 * @see docs/rules.md#typed-numbers
 */
export function useTypedUnits({ reader, value, min, onChange, onRefuse }: UnitsField) {
  const t = useFieldTexts();
  const noteId = useId();
  const [draft, setDraft] = useState<Draft | null>(null);
  // Drop a refused fraction once the units were set in another way, such as by a button.
  if (draft?.isLeft && draft.unitsBefore !== value) setDraft(null);
  const units = draft && readUnits(draft.text);
  const isUnread = draft !== null && !Number.isInteger(units);
  const isFraction = isUnread && units !== null;
  const note = isFraction ? draft.isLeft && t('whole') : reader.clarify(draft?.text ?? '');

  /** Returns the units in a text, maybe with a fraction; `null`: it has none, or less than `min`. */
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
    const typedUnits = readUnits(target.value);
    const unitsBefore = draft?.unitsBefore ?? value;
    const isWhole = typedUnits !== null && Number.isInteger(typedUnits);
    const passedUnits = isWhole ? typedUnits : unitsBefore;
    // The visitor may have left a field that was typed into before hydration.
    const isLeft = document.activeElement !== target;
    setDraft({ text: target.value, unitsBefore, passedUnits, isLeft });
    if (passedUnits !== (draft?.passedUnits ?? value)) onChange(passedUnits);
  }

  return {
    /** The typed text; `undefined`: nobody is typing, and the field shows `value`. */
    text: draft?.text,
    /** Units in the typed text, maybe more than the caller accepts; `null`: there are none. */
    units,
    /** True: the typed text is not a whole number of units. */
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
 * Moves the focus to the first field of `part` whose fraction was refused: its form must not be sent. False:
 * there is no such field.
 */
export function leadToRefused(part: Element | null): boolean {
  const field = part?.querySelector<HTMLElement>('[data-refused]');
  if (!field) return false;
  // Leaving the field shows the note about the fraction, if it is not shown yet.
  field.blur();
  field.focus();
  // Scroll the field to the middle, where no bar at the end of the window covers it.
  field.scrollIntoView({ block: 'center' });
  return true;
}
