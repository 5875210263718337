import { getFixedT } from 'i18next';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { DataError } from '#data/http/DataError.ts';
import { changedFields, conflictingFields } from '#domain/forms/mergeChanges.ts';
import { useIsGone } from '#shared/hooks/useIsGone.ts';
import { shownEntry } from '#shared/lib/popupPlace.ts';
import { rulesResolver } from '#shared/lib/rulesResolver.ts';
import type { FormNotice } from '../FormMessage.tsx';
import { type FailureTexts, failureNotice } from '../failureNotice.ts';

const t = getFixedT('es', 'backOffice');

/** The outcome of writing a row that someone else may have changed since it was read. */
export type WriteResult<Form, Row> =
  | {
      readonly outcome: 'saved';
      /** The row as the database has it now. */
      readonly now: Row;
      /** What the success says in addition. */
      readonly detail?: string | undefined;
    }
  | {
      /** Not everything was written; if that is because a part failed, `notice` says so. */
      readonly outcome: 'changed';
      readonly now: Row;
      readonly notice?: FormNotice | null;
      /** Fields that were written; they start from `now`. */
      readonly written?: readonly (keyof Form & string)[];
    }
  | { readonly outcome: 'failed'; readonly notice: FormNotice };

/** A field that was changed here and by someone else. */
type FieldConflict<Form> = {
  readonly field: keyof Form & string;
  readonly theirs: Form[keyof Form & string];
  readonly mine: Form[keyof Form & string];
};

/** Leaves the form after a save. It gets what the success says in addition. */
export type AfterSave = (detail: string | undefined) => void;

type EntityFormOptions<Form extends FieldValues, Row> = {
  /** The row that the form starts with, or an empty form; later values of this option are ignored. */
  readonly row: Row;
  readonly toForm: (row: Row) => Form;
  /**
   * The broken rules by field; empty if the form can be saved.
   *
   * @param filled the form before any change
   */
  readonly validate: (form: Form, filled: Form) => Partial<Record<string, string>>;
  /**
   * Writes the form, unless the row has changed since it was read.
   *
   * @throws DataError
   */
  readonly write: (read: Row, form: Form) => Promise<WriteResult<Form, Row>>;
  /** Invalidates what was read; after a failure as well, since only the response may be lost. */
  readonly afterWrite: (client: QueryClient) => Promise<void>;
  readonly texts: {
    readonly success: string;
    /** @param detail the message of the server */
    readonly failure: string | ((detail: string) => string);
    readonly signIn: FailureTexts['signIn'];
  };
  /** A notice about broken rules, in addition to the errors of the fields. */
  readonly noticeOfErrors?: (errors: FieldErrors<Form>) => FormNotice | null;
  /** The field that shows a refusal because its value is taken. */
  readonly uniqueField?: FieldPath<Form>;
  /** Whether something else, such as an upload, has to end before saving. */
  readonly isHeld?: boolean;
  /** How long the success is shown, in ms; 1,000 by default. */
  readonly closeDelayMs?: number;
  /** Leaves the form after a save; `null`: it stays, and shows its success until the next change. */
  readonly close: (() => void) | null;
};

type State<Form> =
  | { readonly is: 'idle' | 'saving' | 'failed'; readonly notice: FormNotice | null }
  | {
      readonly is: 'conflict';
      readonly notice: FormNotice | null;
      readonly conflicts: readonly FieldConflict<Form>[];
      /** What the save was to do when it succeeds. */
      readonly next: AfterSave | undefined;
    }
  | {
      readonly is: 'saved';
      readonly notice: FormNotice | null;
      readonly leaves: boolean;
      /** Where the form was saved; another hash is that of a popup over it. */
      readonly hash: string;
    };

type Action<Form> = State<Form> | { readonly is: 'typed' } | { readonly told: FormNotice | null };

function withUnsaved(done: FormNotice | null): FormNotice | null {
  return (
    done && { ...done, reason: [done.reason, t('changedMeanwhile')].filter(Boolean).join(' ') }
  );
}

function reduce<Form>(state: State<Form>, action: Action<Form>): State<Form> {
  const isLeaving = state.is === 'saved' && state.leaves;
  if ('told' in action) {
    if (isLeaving) return state;
    return state.is === 'saved'
      ? { is: 'idle', notice: action.told }
      : { ...state, notice: action.told };
  }
  if (action.is !== 'typed') return action;
  if (state.is !== 'saved') return state;
  return { is: 'idle', notice: isLeaving ? withUnsaved(state.notice) : null };
}

const IDLE = { is: 'idle', notice: null } as const;

export type EntityFormApi<Form extends FieldValues, Row = Form> = {
  readonly form: UseFormReturn<Form>;
  readonly submit: (event?: FormEvent) => void;
  /**
   * Saves, and then does this instead of showing the success; after a failure it does nothing more, nor
   * if the visitor has left the form meanwhile, and the form stays if something was added to it.
   */
  readonly submitThen: (next: AfterSave) => void;
  readonly notice: FormNotice | null;
  /** Shows another notice until the next save. */
  readonly setNotice: (notice: FormNotice | null) => void;
  /** Saving, or waiting for something else to end. */
  readonly isBusy: boolean;
  /** Saved, and about to close. */
  readonly isDone: boolean;
  readonly readOnly: boolean;
  /** Whether unsaved work would be lost by leaving. */
  readonly isDirty: boolean;
  /** The newest row that this form has read. */
  readonly row: Row;
  /** Continues with a newer row: fields that were not changed here show its values. */
  readonly rebase: (now: Row) => void;
  readonly conflicts: readonly FieldConflict<Form>[];
  /** Saves again, over what someone else saved. */
  readonly keepMine: () => void;
  /** Replaces the conflicting fields by what someone else saved. */
  readonly takeTheirs: () => void;
};

/**
 * The form of a new or an existing row: one save at a time, and a failure keeps everything typed. So does
 * a success with what was added meanwhile, such as an uploaded picture: it waits for the next save.
 * Changes that someone else saved meanwhile are kept. If both changed the same field, `conflicts` lists
 * it; saving again overwrites it.
 */
export function useEntityForm<Form extends FieldValues, Row = Form>({
  row: initial,
  toForm,
  validate,
  write,
  afterWrite,
  texts,
  noticeOfErrors,
  uniqueField,
  isHeld = false,
  closeDelayMs = CLOSE_DELAY_MS.usual,
  close,
}: EntityFormOptions<Form, Row>): EntityFormApi<Form, Row> {
  const client = useQueryClient();
  const [row, setRow] = useState(initial);
  // A save continues with a newer row before it has rendered.
  const latest = useRef(initial);
  const form = useForm<Form>({
    defaultValues: asDefaults(toForm(initial)),
    resolver: rulesResolver((typed) => validate(typed, toForm(row))),
    reValidateMode: 'onSubmit',
  });
  const [state, dispatch] = useReducer(reduce<Form>, IDLE);
  const { hash } = useLocation();
  const { isDirty, errors } = form.formState;
  const isSaving = state.is === 'saving';
  const isLeaving = state.is === 'saved' && state.leaves;
  // A ref, because a second press comes before the busy state has rendered.
  const isLocked = useRef(false);
  useEffect(() => {
    if (!isLeaving) isLocked.current = false;
  }, [isLeaving]);
  const isGone = useIsGone();

  const closeNow = useEffectEvent(() => close?.());
  const isClosing = close !== null && isLeaving && !isDirty && state.hash === hash;
  useEffect(() => {
    if (!isClosing) return undefined;
    const timer = setTimeout(() => closeNow(), closeDelayMs);
    return () => clearTimeout(timer);
  }, [isClosing, closeDelayMs]);
  const isStale = state.is === 'saved' && isDirty;
  useEffect(() => {
    if (isStale) dispatch({ is: 'typed' });
  }, [isStale]);

  function goOnFrom(now: Row): void {
    latest.current = now;
    setRow(now);
  }

  function rebase(now: Row, written: readonly string[] = []): void {
    // The library mutates the values that it returns.
    const typed = structuredClone(form.getValues());
    const changed = changedFields(toForm(latest.current), typed);
    goOnFrom(now);
    const kept = changed.filter((field) => !written.includes(field));
    refillForm(form, toForm(now), typed, kept);
  }

  function failed(error: unknown): State<Form> {
    if (uniqueField && error instanceof DataError && error.kind === 'duplicate') {
      form.setError(uniqueField, { type: 'taken' }, { shouldFocus: true });
      return { is: 'failed', notice: null };
    }
    const { failure, signIn } = texts;
    const detail = error instanceof DataError ? error.detail : String(error);
    const text = typeof failure === 'string' ? failure : failure(detail);
    return { is: 'failed', notice: failureNotice(error, { text, signIn }) };
  }

  function saved(sent: Form, now: Row, detail: string | undefined, next?: AfterSave): State<Form> {
    const typed: Form = structuredClone(form.getValues());
    const added = changedFields(sent, typed);
    goOnFrom(now);
    refillForm(form, toForm(now), typed, added);
    const notice: FormNotice = { tone: 'success', text: texts.success, reason: detail };
    if (added.length > 0) return { is: 'idle', notice: withUnsaved(notice) };
    next?.(detail);
    if (next) return { is: 'saved', notice: null, leaves: true, hash };
    return { is: 'saved', notice, leaves: close !== null, hash };
  }

  /** Writes until the row is no other than the one read, unless both changed the same field. */
  async function save(typed: Form, next: AfterSave | undefined): Promise<State<Form>> {
    const entry = shownEntry().key;
    let values = typed;
    for (;;) {
      const read = latest.current;
      const result = await write(read, values);
      if (result.outcome === 'failed') return { is: 'failed', notice: result.notice };
      if (result.outcome === 'saved') {
        // Otherwise it would leave another page, or a popup over this one.
        const isHere = !isGone.current && shownEntry().key === entry;
        return saved(values, result.now, result.detail, isHere ? next : undefined);
      }
      const { now, written, notice = null } = result;
      const theirs = toForm(now);
      const conflicts = conflictingFields(toForm(read), theirs, values).map((field) => ({
        field,
        theirs: theirs[field],
        mine: values[field],
      }));
      rebase(now, written);
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
        dispatch({ is: 'saving', notice: null });
        const result = await save(values, next).catch(failed);
        isLocked.current = result.is === 'saved' && result.leaves;
        dispatch(result);
        void afterWrite(client);
      },
      () => {
        isLocked.current = false;
        dispatch({ told: null });
      },
    )();
  }

  const conflicts = state.is === 'conflict' ? state.conflicts : [];
  return {
    form,
    submit: (event) => {
      event?.preventDefault();
      void submit();
    },
    submitThen: (next) => void submit(next),
    // A notice of fields disappears with the last of their errors.
    notice: state.notice ?? noticeOfErrors?.(errors) ?? null,
    setNotice: (notice) => dispatch({ told: notice }),
    isBusy: isSaving || isHeld,
    isDone: isLeaving,
    readOnly: isSaving || isLeaving,
    isDirty: isDirty || isHeld,
    row,
    rebase,
    conflicts,
    keepMine: () => void submit(state.is === 'conflict' ? state.next : undefined),
    takeTheirs() {
      for (const { field, theirs } of conflicts) fillField(form, field, theirs);
      dispatch({ is: 'idle', notice: state.notice });
      // The pressed button is unmounted.
      const [first] = conflicts;
      if (first) form.setFocus(toPath<Form>(first.field));
    },
  };
}

/** How long a success is shown before its form closes, in ms. @see docs/rules.md#messages */
export const CLOSE_DELAY_MS = {
  usual: 1_000,
  subfamilia: 800,
  /** After changes; a new producto takes the usual time. */
  producto: 1_500,
} as const;

/** The values of a form, for a parameter whose type makes each of them optional. */
function asDefaults<Form extends FieldValues>(values: Form): DefaultValues<Form> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript cannot compare mapped types of a generic form
  return values as DefaultValues<Form>;
}

function toPath<Form extends FieldValues>(field: keyof Form & string): FieldPath<Form> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript cannot compute the paths of a generic form
  return field as FieldPath<Form>;
}

/** Sets a field as if the user had typed it. */
function fillField<Form extends FieldValues, Field extends keyof Form & string>(
  form: UseFormReturn<Form>,
  field: Field,
  value: Form[Field],
): void {
  form.setValue(toPath<Form>(field), value, { shouldDirty: true });
}

/**
 * Fills the form anew; it keeps its fields, so that one of them can take the focus.
 *
 * @param kept fields that keep what is typed, as unsaved work
 */
function refillForm<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  filled: Form,
  typed: Form,
  kept: readonly (keyof Form & string)[],
): void {
  form.reset(asDefaults(filled), { keepFieldsRef: true });
  for (const field of kept) fillField(form, field, typed[field]);
}
