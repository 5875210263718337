import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { changedFields, conflictingFields } from '#domain/forms/mergeChanges.ts';
import type { FormNotice } from '../FormMessage.tsx';
import { asDefaults, fillField, focusField } from './genericForm.ts';
import { useEntityForm, type EntityFormApi, type EntityFormOptions } from './useEntityForm.ts';

/**
 * How a change of a row ended that is written only while the row is what was read.
 * `changed`: not all of it was written, and the row is `now`, since someone else changed it or
 * since a part failed, which the notice tells then.
 */
export type EditResult<Form, Row> =
  | { readonly outcome: 'saved' }
  | {
      readonly outcome: 'changed';
      readonly now: Row;
      readonly notice?: FormNotice | null;
      /** Fields that were written and start anew. */
      readonly written?: readonly (keyof Form & string)[];
    };

/** A field that was changed here and by someone else. */
type FieldConflict<Form> = {
  readonly field: keyof Form & string;
  readonly theirs: Form[keyof Form & string];
  readonly mine: Form[keyof Form & string];
};

/** What differs from a form that adds. */
export type EditFormOptions<Form extends FieldValues, Row> = Omit<
  EntityFormOptions<Form>,
  'filled' | 'validate' | 'save'
> & {
  /** The row that the form is filled with; what is read of it later changes nothing typed. */
  readonly row: Row;
  readonly toForm: (row: Row) => Form;
  /** @param filled what the form was filled with */
  readonly validate: (form: Form, filled: Form) => Partial<Record<string, string>>;
  /**
   * Writes the form over the row while that is as it was read.
   *
   * @throws DataError
   */
  readonly write: (read: Row, form: Form) => Promise<EditResult<Form, Row>>;
};

/** A form that edits a row, and what became of it. */
export type EditFormApi<Form extends FieldValues, Row> = EntityFormApi<Form> & {
  /** The row as it is now, as far as this form knows. */
  readonly row: Row;
  /** Goes on with a newer row: fields that were not changed here show it. */
  readonly rebase: (now: Row) => void;
  /** What to ask about before saving; empty: nothing. */
  readonly conflicts: readonly FieldConflict<Form>[];
  /** Ends the question with what someone else saved. */
  readonly takeTheirs: () => void;
};

/**
 * The form of a row that exists. What someone else saved meanwhile stays, unless the same field
 * was changed here: then it is asked whose value is to stay, and saving again means one's own.
 */
export function useEditForm<Form extends FieldValues, Row>({
  row: initial,
  toForm,
  validate,
  write,
  ...options
}: EditFormOptions<Form, Row>): EditFormApi<Form, Row> {
  const [row, setRow] = useState(initial);
  // Saving goes on with a newer row before that has rendered.
  const latest = useRef(initial);
  const [conflicts, setConflicts] = useState<readonly FieldConflict<Form>[]>([]);
  const api = useEntityForm<Form>({
    ...options,
    filled: toForm(initial),
    validate: (typed) => validate(typed, toForm(latest.current)),
    async save(typed) {
      setConflicts([]);
      let values = typed;
      for (;;) {
        const read = latest.current;
        const result = await write(read, values);
        if (result.outcome === 'saved') return 'saved';
        const found = conflictsWith(toForm(read), toForm(result.now), values);
        rebase(result.now, result.written);
        const { notice = null } = result;
        if (found.length > 0 || notice !== null) {
          setConflicts(found);
          return { notice };
        }
        values = structuredClone(form.getValues());
      }
    },
  });
  const { form } = api;

  function rebase(now: Row, written: readonly string[] = []): void {
    // The library changes the values that it hands out.
    const typed = structuredClone(form.getValues());
    const changed = changedFields(toForm(latest.current), typed);
    const kept = changed.filter((field) => !written.includes(field));
    latest.current = now;
    setRow(now);
    // The fields stay known, so that one of them can take the focus.
    form.reset(asDefaults(toForm(now)), { keepFieldsRef: true });
    for (const field of kept) fillField(form, field, typed[field]);
  }

  return {
    ...api,
    row,
    rebase,
    conflicts,
    takeTheirs() {
      for (const { field, theirs } of conflicts) fillField(form, field, theirs);
      setConflicts([]);
      // The button that was pressed is gone.
      const [first] = conflicts;
      if (first) focusField(form, first.field);
    },
  };
}

function conflictsWith<Form extends FieldValues>(filled: Form, now: Form, typed: Form) {
  return conflictingFields(filled, now, typed).map((field) => ({
    field,
    theirs: now[field],
    mine: typed[field],
  }));
}
