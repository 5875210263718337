/**
 * The form kit: a form in which staff add or change one row.
 *
 * A feature calls `useEntityForm` with functions that show, check and write its row, and hands the result to
 * `EntityForm`, which frames the fields as a page or, with `FormDialog`, as a popup. Text fields register by
 * `fieldProps`, choices by `OptionField`; both are locked during a save. `useSaveKey` adds Ctrl+S, `useProposal` fills
 * in a value, `FormMessage` shows the notice of the state, and `EntityForm` asks about conflicts. `ConfirmDialog` asks
 * before unsaved work is lost, `DeleteQuestion` before a row is deleted.
 *
 * A failed save keeps what was typed. The form takes over another person's changes field by field; if both changed a
 * field, it asks.
 *
 *     idle ──submit──> saving ──written──────────────> saved (closes the form) ──typed again──> idle
 *      ^                 ├──typed meanwhile──────────> idle, with unsaved work
 *      │                 ├──not or partly written────> failed ──submit──> saving
 *      │                 └──both changed a field─────> conflict ──keepMine──> saving
 *      └──────────────────takeTheirs───────────────────┘
 */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  useForm,
} from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { DataError } from '#data/http/DataError.ts';
import { changedFields, conflictingFields, filledOf } from '#domain/staff/forms/mergeChanges.ts';
import { t } from '#i18n/es/staff/backOffice.ts';
import { shownEntry } from '#lib/historyEntry.ts';
import { rulesResolver } from '#ui/form/rulesResolver.ts';
import { type FailureTexts, failureNotice } from '../screen/failureNotice.ts';
import type { FormNotice } from './FormMessage.tsx';

/** The result of writing a row that someone else may have changed since it was read. */
export type WriteResult<Form, Row> =
  | { readonly outcome: 'saved'; readonly now: Row; readonly detail?: string | undefined }
  | {
      /** At least one field was not written. Without a `notice` the form writes it over `now`, or asks. */
      readonly outcome: 'changed';
      readonly now: Row;
      readonly notice?: FormNotice | null;
      /** Fields that were written: the form shows their values of `now`. */
      readonly written?: readonly (keyof Form & string)[];
      /** Fields of a new row that may not be stored yet, with the values that the row shows without them. */
      readonly unwritten?: Partial<Form>;
    }
  | { readonly outcome: 'failed'; readonly notice: FormNotice };

/** Runs after a save, for example to open another page; gets the `detail` of the result. */
export type AfterSave = (detail: string | undefined) => void;

type State<Form> = { readonly notice: FormNotice | null } & (
  | { readonly is: 'idle' | 'saving' | 'failed' }
  | {
      readonly is: 'conflict';
      readonly conflicts: readonly {
        readonly field: keyof Form & string;
        readonly theirs: Form[keyof Form & string];
        readonly mine: Form[keyof Form & string];
      }[];
      /** The `next` of the save that met the conflict; `keepMine` saves with it again. */
      readonly next: AfterSave | undefined;
    }
  | {
      readonly is: 'saved';
      readonly leaves: boolean;
      /** Hash at the time of the save. If the hash differs later, a popup is open over the form. */
      readonly hash: string;
    }
);

/** Adds to the notice of a save that the form has changed meanwhile. */
function withUnsaved(saved: FormNotice | null): FormNotice | null {
  return (
    saved && { ...saved, reason: [saved.reason, t('changedMeanwhile')].filter(Boolean).join(' ') }
  );
}

export type EntityFormApi<Form extends FieldValues, Row = Form> = ReturnType<
  typeof useEntityForm<Form, Row>
>;

/** Keeps the fields and the state of a form of one row. */
export function useEntityForm<Form extends FieldValues, Row = Form>({
  row: initial,
  toForm,
  asStored = null,
  validate,
  write,
  afterWrite,
  texts,
  noticeOfErrors,
  uniqueField,
  isHeld = false,
  closeDelayMs = 1_000,
  close,
}: {
  row: Row;
  toForm: (row: Row) => Form;
  /** Returns the form as the added row will show it; `null`: the form does not add a row. */
  asStored?: ((form: Form) => Form) | null;
  /** Returns the broken rules by field; `filled` is the form as the row filled it in. */
  validate: (form: Form, filled: Form) => Partial<Record<string, string>>;
  /** Writes the form, unless the row is no longer as `read`. @throws DataError */
  write: (read: Row, form: Form) => Promise<WriteResult<Form, Row>>;
  /** Makes lists read again. It runs even after a failure, because only the response may be lost. */
  afterWrite: (client: QueryClient) => Promise<void>;
  texts: FailureTexts & { readonly success: string };
  noticeOfErrors?: (errors: FieldErrors<Form>) => FormNotice | null;
  /** The field that shows the error if another row has its value. */
  uniqueField?: FieldPath<Form>;
  /** True while something else, such as an upload, has to end before the form can be saved. */
  isHeld?: boolean;
  /** Time in ms that the success is shown before `close` is called. @see docs/rules.md#messages */
  closeDelayMs?: number;
  /** Leaves the form after a save; `null`: the form stays, and shows the success until the next change. */
  close: (() => void) | null;
}) {
  const client = useQueryClient();
  const [row, setRow] = useState(initial);
  // A ref, because a save continues with the newest row before it has rendered.
  const latestRow = useRef(initial);
  /** Forms that were sent to add the row; their responses may be lost. `null`: the row exists and was read. */
  const sentForms = useRef<Form[] | null>(asStored && []);
  const form = useForm<Form>({
    defaultValues: asDefaults(toForm(initial)),
    resolver: rulesResolver((typed) => validate(typed, toForm(row))),
    reValidateMode: 'onSubmit',
  });
  const [state, setState] = useState<State<Form>>({ is: 'idle', notice: null });
  const { hash } = useLocation();
  const { isDirty, errors } = form.formState;
  const isSaving = state.is === 'saving';
  const isLeaving = state.is === 'saved' && state.leaves;
  // A ref, because a second press of the button may come before the busy state has rendered.
  const isLocked = useRef(false);
  useEffect(() => {
    if (!isLeaving) isLocked.current = false;
  }, [isLeaving]);

  const closeNow = useEffectEvent(() => close?.());
  const isClosing = close !== null && isLeaving && !isDirty && state.hash === hash;
  useEffect(() => {
    if (!isClosing) return undefined;
    const timer = setTimeout(() => closeNow(), closeDelayMs);
    return () => clearTimeout(timer);
  }, [isClosing, closeDelayMs]);
  if (state.is === 'saved' && isDirty) {
    setState({ is: 'idle', notice: state.leaves ? withUnsaved(state.notice) : null });
  }

  function setNotice(notice: FormNotice | null): void {
    setState((now) => {
      if (now.is !== 'saved') return { ...now, notice };
      return now.leaves ? now : { is: 'idle', notice };
    });
  }

  function fill(field: keyof Form & string, value: Form[keyof Form & string]): void {
    form.setValue(toPath<Form>(field), value, { shouldDirty: true });
  }

  /** Fills the form from a newer row. @returns fields that differ from `asFilled`: they keep their unsaved values */
  function rebaseOn(now: Row, asFilled: Form, written: readonly string[] = []) {
    // Copies the values, because `getValues` returns objects that react-hook-form mutates later.
    const typed: Form = structuredClone(form.getValues());
    const stillTyped = changedFields(asFilled, typed).filter((field) => !written.includes(field));
    latestRow.current = now;
    setRow(now);
    const values = { ...toForm(now) };
    // `keepFieldsRef` keeps the registered inputs, so that the form can focus one of them.
    form.reset(asDefaults(values), { keepFieldsRef: true });
    for (const field of stillTyped) values[field] = typed[field];
    // Resets again: `setValue` after a reset does not show another number of rows (measured, react-hook-form 7.92).
    form.reset(asDefaults(values), { keepFieldsRef: true, keepDefaultValues: true });
    return stillTyped;
  }

  function toFailedState(error: unknown): State<Form> {
    if (uniqueField && error instanceof DataError && error.kind === 'duplicate') {
      form.setError(uniqueField, { type: 'taken' }, { shouldFocus: true });
      return { is: 'failed', notice: null };
    }
    return { is: 'failed', notice: failureNotice(error, texts) };
  }

  /** Writes the form, again over each newer row, until it is saved, fails or meets a conflict. */
  async function save(typed: Form, next: AfterSave | undefined): Promise<State<Form>> {
    const entry = shownEntry().key;
    let values = typed;
    for (;;) {
      const read = latestRow.current;
      if (asStored) sentForms.current?.push(asStored(values));
      const result = await write(read, values);
      if (result.outcome === 'failed') return { is: 'failed', notice: result.notice };
      const attempts = sentForms.current;
      sentForms.current = null;
      if (result.outcome === 'saved') {
        // False if the user went to another page or popup meanwhile, which `next` would leave.
        const isHere = shownEntry().key === entry;
        const { now, detail } = result;
        const notice: FormNotice = { tone: 'success', text: texts.success, reason: detail };
        // Fields that `rebase` filled in during the save do not count as typed.
        const filled = { ...values };
        const rebased = toForm(latestRow.current);
        for (const field of changedFields(toForm(read), rebased)) filled[field] = rebased[field];
        if (rebaseOn(now, filled).length > 0) return { is: 'idle', notice: withUnsaved(notice) };
        if (!next || !isHere) return { is: 'saved', notice, leaves: close !== null, hash };
        next(detail);
        return { is: 'saved', notice: null, leaves: true, hash };
      }
      const { now, written, unwritten, notice = null } = result;
      const theirs = toForm(now);
      // An attempt may have added the row without its `unwritten` fields.
      const possibleForms = attempts?.flatMap((form) => [{ ...form, ...unwritten }, form]);
      const filled = possibleForms ? filledOf(possibleForms, theirs, values) : toForm(read);
      const conflicts = conflictingFields(filled, theirs, values).map((field) => ({
        field,
        theirs: theirs[field],
        mine: values[field],
      }));
      rebaseOn(now, possibleForms ? filled : toForm(latestRow.current), written);
      if (conflicts.length > 0) return { is: 'conflict', conflicts, notice, next };
      if (notice !== null) return { is: 'failed', notice };
      values = structuredClone(form.getValues());
    }
  }

  async function submit(next?: AfterSave): Promise<void> {
    if (isLocked.current || isHeld) return;
    isLocked.current = true;
    await form.handleSubmit(
      async (values) => {
        setState({ is: 'saving', notice: null });
        const result = await save(values, next).catch(toFailedState);
        isLocked.current = result.is === 'saved' && result.leaves;
        setState(result);
        void afterWrite(client);
      },
      () => {
        isLocked.current = false;
        setNotice(null);
      },
    )();
  }

  const conflicts = state.is === 'conflict' ? state.conflicts : [];
  return {
    form,
    submit: (event?: FormEvent) => {
      event?.preventDefault();
      void submit();
    },
    /** Saves, then calls `next`, unless the save fails, the user left the form, or typed something new. */
    submitThen: (next: AfterSave) => void submit(next),
    // The notice about wrong fields disappears with the last error.
    notice: state.notice ?? noticeOfErrors?.(errors) ?? null,
    setNotice,
    isBusy: isSaving || isHeld,
    isDone: isLeaving,
    readOnly: isSaving || isLeaving,
    isDirty: isDirty || isHeld,
    row,
    /** Takes over a newer row: fields that were not changed in the form show its values. */
    rebase: (now: Row) => void rebaseOn(now, toForm(latestRow.current)),
    conflicts,
    keepMine: () => void submit(state.is === 'conflict' ? state.next : undefined),
    takeTheirs: () => {
      for (const { field, theirs } of conflicts) fill(field, theirs);
      setState({ is: 'idle', notice: state.notice });
      // The question disappears with the pressed button, so the focus moves to its first field.
      const [first] = conflicts;
      if (first) form.setFocus(toPath<Form>(first.field));
    },
  };
}

function asDefaults<Form extends FieldValues>(values: Form): DefaultValues<Form> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript cannot compare mapped types of a generic form
  return values as DefaultValues<Form>;
}

function toPath<Form extends FieldValues>(field: keyof Form & string): FieldPath<Form> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript cannot compute the paths of a generic form
  return field as FieldPath<Form>;
}
