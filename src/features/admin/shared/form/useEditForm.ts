import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { changedFields, conflictingFields } from '#domain/forms/mergeChanges.ts';
import type { FormNotice } from '../FormMessage.tsx';
import { fillField, focusField, refillForm } from './genericForm.ts';
import { useEntityForm, type EntityFormApi, type EntityFormOptions } from './useEntityForm.ts';

/**
 * The outcome of writing a row that someone else may have changed since it was read. `changed`: not
 * everything was written, and the row is `now`; if that is because a part failed, `notice` says so.
 */
export type EditResult<Form, Row> =
  | {
      readonly outcome: 'saved';
      /** The row as it was saved, for a form that stays open. */
      readonly now?: Row;
      /** What the success says in addition. */
      readonly detail?: string | undefined;
    }
  | {
      readonly outcome: 'changed';
      readonly now: Row;
      readonly notice?: FormNotice | null;
      /** Fields that were written; they start from `now`. */
      readonly written?: readonly (keyof Form & string)[];
    };

/** A field that was changed here and by someone else. */
type FieldConflict<Form> = {
  readonly field: keyof Form & string;
  readonly theirs: Form[keyof Form & string];
  readonly mine: Form[keyof Form & string];
};

export type EditFormOptions<Form extends FieldValues, Row> = Omit<
  EntityFormOptions<Form>,
  'filled' | 'validate' | 'save'
> & {
  /** The row that the form starts with; later values of this option are ignored. */
  readonly row: Row;
  readonly toForm: (row: Row) => Form;
  /** @param filled the form before any change */
  readonly validate: (form: Form, filled: Form) => Partial<Record<string, string>>;
  /**
   * Writes the form, unless the row has changed since it was read.
   *
   * @throws DataError
   */
  readonly write: (read: Row, form: Form) => Promise<EditResult<Form, Row>>;
};

export type EditFormApi<Form extends FieldValues, Row> = EntityFormApi<Form> & {
  /** The newest row that this form has read. */
  readonly row: Row;
  /** Continues with a newer row: fields that were not changed here show its values. */
  readonly rebase: (now: Row) => void;
  readonly conflicts: readonly FieldConflict<Form>[];
  /** Replaces the conflicting fields by what someone else saved. */
  readonly takeTheirs: () => void;
};

/**
 * The form of an existing row. Changes that someone else saved meanwhile are kept. If both changed
 * the same field, `conflicts` lists it; saving again overwrites it.
 */
export function useEditForm<Form extends FieldValues, Row>({
  row: initial,
  toForm,
  validate,
  write,
  ...options
}: EditFormOptions<Form, Row>): EditFormApi<Form, Row> {
  const [row, setRow] = useState(initial);
  // A save continues with a newer row before it has rendered.
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
        if (result.outcome === 'saved') {
          const { now, detail } = result;
          if (now !== undefined) goOnFrom(now);
          return { sent: values, filled: now === undefined ? values : toForm(now), detail };
        }
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
    // The library mutates the values that it returns.
    const typed = structuredClone(form.getValues());
    const changed = changedFields(toForm(latest.current), typed);
    goOnFrom(now);
    refillForm(
      form,
      toForm(now),
      typed,
      changed.filter((field) => !written.includes(field)),
    );
  }

  function goOnFrom(now: Row): void {
    latest.current = now;
    setRow(now);
  }

  return {
    ...api,
    row,
    rebase,
    conflicts,
    takeTheirs() {
      for (const { field, theirs } of conflicts) fillField(form, field, theirs);
      setConflicts([]);
      // The pressed button is unmounted.
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
