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
/**
 * The form kit: a form in which staff add or change one row.
 *
 * A feature calls `useEntityForm` with functions that show, check and write its row, and hands the result to
 * `EntityForm`, which frames the fields as a page or, with `FormDialog`, as a popup. Text fields register by
 * `fieldProps`, choices by `OptionField`; both are locked during a save. `useSaveKey` adds Ctrl+S, `useProposal` fills
 * in a value, `FormMessage` shows the notice of the state, and `EntityForm` asks about conflicts. Before work or a row
 * is lost, `ConfirmDialog` or `DeleteQuestion` asks.
 *
 * A failed save keeps what was typed. Another person's changes are taken over field by field; where both changed a
 * field, the form asks.
 *
 *     idle ──submit──> saving ──written──────────────> saved (closes the form) ──typed again──> idle
 *      ^                 ├──typed meanwhile──────────> idle, with unsaved work
 *      │                 ├──not or partly written────> failed ──submit──> saving
 *      │                 └──both changed a field─────> conflict ──keepMine──> saving
 *      └──────────────────takeTheirs───────────────────┘
 */
import { t } from '#i18n/es/staff/backOffice.ts';
import { shownEntry } from '#lib/historyEntry.ts';
import { rulesResolver } from '#ui/form/rulesResolver.ts';
import { type FailureTexts, failureNotice } from '../screen/failureNotice.ts';
import type { FormNotice } from './FormMessage.tsx';

/** The outcome of writing a row that someone else may have changed since it was read. */
export type WriteResult<Form, Row> =
  | { readonly outcome: 'saved'; readonly now: Row; readonly detail?: string | undefined }
  | {
      /** At least a part was not written; `notice` says so if that part failed. */
      readonly outcome: 'changed';
      readonly now: Row;
      readonly notice?: FormNotice | null;
      /** Fields that were written: they show the values of `now`. */
      readonly written?: readonly (keyof Form & string)[];
      /** Fields of a new row that may not be stored yet, with the values that a row without them shows. */
      readonly unwritten?: Partial<Form>;
    }
  | { readonly outcome: 'failed'; readonly notice: FormNotice };

/** Leaves the form after a save, and gets the `detail` of its result. */
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
      /** Given to the refused save; `keepMine` passes it on. */
      readonly next: AfterSave | undefined;
    }
  | {
      readonly is: 'saved';
      readonly leaves: boolean;
      /** Hash at the time of the save; with another one a popup is open over the form. */
      readonly hash: string;
    }
);

function withUnsaved(done: FormNotice | null): FormNotice | null {
  return (
    done && { ...done, reason: [done.reason, t('changedMeanwhile')].filter(Boolean).join(' ') }
  );
}

export type EntityFormApi<Form extends FieldValues, Row = Form> = ReturnType<
  typeof useEntityForm<Form, Row>
>;

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
  /** Turns the form into what the row that it adds will show; `null`: the row is there already. */
  asStored?: ((form: Form) => Form) | null;
  /** Returns the broken rules by field; `filled` is the form before any change. */
  validate: (form: Form, filled: Form) => Partial<Record<string, string>>;
  /** Writes the form, unless the row has changed since it was read. @throws DataError */
  write: (read: Row, form: Form) => Promise<WriteResult<Form, Row>>;
  /** Invalidates what was read; after a failure as well, since only the response may be lost. */
  afterWrite: (client: QueryClient) => Promise<void>;
  texts: FailureTexts & { readonly success: string };
  noticeOfErrors?: (errors: FieldErrors<Form>) => FormNotice | null;
  /** The field that shows a refusal because its value is taken. */
  uniqueField?: FieldPath<Form>;
  /** Something else, such as an upload, has to end before saving. */
  isHeld?: boolean;
  /** How long the success is shown, in ms. @see docs/rules.md#messages */
  closeDelayMs?: number;
  /** Leaves the form after a save; `null`: it stays, and shows its success until the next change. */
  close: (() => void) | null;
}) {
  const client = useQueryClient();
  const [row, setRow] = useState(initial);
  // The newest row: a save continues with it before it has rendered.
  const latest = useRef(initial);
  /** Forms that were sent to add the row; their responses may be lost. `null`: the row is known. */
  const sent = useRef<Form[] | null>(asStored && []);
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
  // A ref, because a second press comes before the busy state has rendered.
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

  /** Continues with a newer row. @returns fields that differ from `asFilled`: they stay as typed, as unsaved work */
  function rebaseOn(now: Row, asFilled: Form, written: readonly string[] = []) {
    // `getValues` returns objects that react-hook-form mutates later.
    const typed: Form = structuredClone(form.getValues());
    const stillTyped = changedFields(asFilled, typed).filter((field) => !written.includes(field));
    latest.current = now;
    setRow(now);
    const values = { ...toForm(now) };
    // `keepFieldsRef` keeps the inputs, so that one of them can take the focus.
    form.reset(asDefaults(values), { keepFieldsRef: true });
    for (const field of stillTyped) values[field] = typed[field];
    // `setValue` would not show another number of rows right after a reset (measured with react-hook-form 7.92).
    form.reset(asDefaults(values), { keepFieldsRef: true, keepDefaultValues: true });
    return stillTyped;
  }

  function failed(error: unknown): State<Form> {
    if (uniqueField && error instanceof DataError && error.kind === 'duplicate') {
      form.setError(uniqueField, { type: 'taken' }, { shouldFocus: true });
      return { is: 'failed', notice: null };
    }
    return { is: 'failed', notice: failureNotice(error, texts) };
  }

  /** Writes again over each newer row, until the save ends or both changed the same field. */
  async function save(typed: Form, next: AfterSave | undefined): Promise<State<Form>> {
    const entry = shownEntry().key;
    let values = typed;
    for (;;) {
      const read = latest.current;
      if (asStored) sent.current?.push(asStored(values));
      const result = await write(read, values);
      if (result.outcome === 'failed') return { is: 'failed', notice: result.notice };
      const attempts = sent.current;
      sent.current = null;
      if (result.outcome === 'saved') {
        // False: `next` would leave another page, or a popup over this one.
        const isHere = shownEntry().key === entry;
        const { now, detail } = result;
        const notice: FormNotice = { tone: 'success', text: texts.success, reason: detail };
        // Fields that have followed a read meanwhile are not typed.
        const filled = { ...values };
        const rebased = toForm(latest.current);
        for (const field of changedFields(toForm(read), rebased)) filled[field] = rebased[field];
        if (rebaseOn(now, filled).length > 0) return { is: 'idle', notice: withUnsaved(notice) };
        if (!next || !isHere) return { is: 'saved', notice, leaves: close !== null, hash };
        next(detail);
        return { is: 'saved', notice: null, leaves: true, hash };
      }
      const { now, written, unwritten, notice = null } = result;
      const theirs = toForm(now);
      // An attempt may have added the row without its later steps.
      const ends = attempts?.flatMap((form) => [{ ...form, ...unwritten }, form]);
      const filled = ends ? filledOf(ends, theirs, values) : toForm(read);
      const conflicts = conflictingFields(filled, theirs, values).map((field) => ({
        field,
        theirs: theirs[field],
        mine: values[field],
      }));
      rebaseOn(now, ends ? filled : toForm(latest.current), written);
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
        const result = await save(values, next).catch(failed);
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
    /** Saves, then calls `next`, unless the save fails, the form was left, or something new was typed. */
    submitThen: (next: AfterSave) => void submit(next),
    // The notice about fields disappears with the last of their errors.
    notice: state.notice ?? noticeOfErrors?.(errors) ?? null,
    setNotice,
    isBusy: isSaving || isHeld,
    isDone: isLeaving,
    readOnly: isSaving || isLeaving,
    isDirty: isDirty || isHeld,
    row,
    /** Continues with a newer row: fields that were not changed here show its values. */
    rebase: (now: Row) => void rebaseOn(now, toForm(latest.current)),
    conflicts,
    keepMine: () => void submit(state.is === 'conflict' ? state.next : undefined),
    takeTheirs: () => {
      for (const { field, theirs } of conflicts) fill(field, theirs);
      setState({ is: 'idle', notice: state.notice });
      // The pressed button is unmounted.
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
