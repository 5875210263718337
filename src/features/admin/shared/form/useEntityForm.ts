import { getFixedT } from 'i18next';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { DataError } from '#data/http/DataError.ts';
import { changedFields } from '#domain/forms/mergeChanges.ts';
import { useIsGone } from '#shared/hooks/useIsGone.ts';
import { shownEntry } from '#shared/lib/popupPlace.ts';
import { rulesResolver } from '#shared/lib/rulesResolver.ts';
import type { FormNotice } from '../FormMessage.tsx';
import { useClosing } from '../useClosing.ts';
import { type FailureTexts, failureNotice } from '../failureNotice.ts';
import { asDefaults, refillForm } from './genericForm.ts';

const t = getFixedT('es', 'backOffice');

type Saved<Form> = {
  /** The form as it was sent at last. */
  readonly sent: Form;
  /** The form as it goes on from what was saved. */
  readonly filled: Form;
  /** What the success says in addition. */
  readonly detail?: string | undefined;
};

/** The outcome of a save. Unless it was saved, the form stays open, with a notice if there is one. */
type SaveResult<Form> = 'saved' | Saved<Form> | { readonly notice: FormNotice | null };

export type EntityFormOptions<Form extends FieldValues> = {
  readonly filled: Form;
  /** The broken rules by field; empty if the form can be saved. */
  readonly validate: (form: Form) => Partial<Record<string, string>>;
  /** @throws DataError */
  readonly save: (form: Form) => Promise<SaveResult<Form>>;
  /** Invalidates what was read; after a failure as well, since only the response may be lost. */
  readonly afterWrite: (client: QueryClient) => Promise<void>;
  readonly texts: Omit<FailureTexts, 'text'> & {
    readonly success: string;
    /** @param detail the message of the server */
    readonly failure: string | ((detail: string) => string);
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

/** Gets what the success says in addition. */
export type AfterSave = (detail: string | undefined) => void;

export type EntityFormApi<Form extends FieldValues> = {
  readonly form: UseFormReturn<Form>;
  readonly submit: (event?: FormEvent) => void;
  /**
   * Saves, and then does this instead of showing the success; after a failure it does nothing more, nor
   * if the visitor has left the form meanwhile, and the form stays if something was added to it.
   */
  readonly submitThen: (next: AfterSave) => void;
  /** Saves once more, for what the last save was to do. */
  readonly submitAgain: () => void;
  readonly notice: FormNotice | null;
  /** Shows another notice until the next save. */
  readonly tell: (notice: FormNotice | null) => void;
  /** Saving, or waiting for something else to end. */
  readonly isBusy: boolean;
  /** Saved, and about to close. */
  readonly isDone: boolean;
  readonly readOnly: boolean;
  /** Whether unsaved work would be lost by leaving. */
  readonly isDirty: boolean;
};

function withUnsaved(done: FormNotice): FormNotice {
  return { ...done, reason: [done.reason, t('changedMeanwhile')].filter(Boolean).join(' ') };
}

/**
 * The form of an entity: one save at a time, and a failure keeps everything typed. So does a success
 * with what was added meanwhile, such as an uploaded picture: it waits for the next save.
 */
export function useEntityForm<Form extends FieldValues>({
  filled,
  validate,
  save,
  afterWrite,
  texts,
  noticeOfErrors,
  uniqueField,
  isHeld = false,
  closeDelayMs = CLOSE_DELAY_MS.usual,
  close,
}: EntityFormOptions<Form>): EntityFormApi<Form> {
  const client = useQueryClient();
  const form = useForm<Form>({
    defaultValues: asDefaults(filled),
    resolver: rulesResolver(validate),
    reValidateMode: 'onSubmit',
  });
  const { hash } = useLocation();
  /** Where the form was saved; another hash is that of a popup over it. */
  const [savedHash, setSavedHash] = useState(hash);
  const { isClosing, start, stop } = useClosing(closeDelayMs, () => close?.(), hash !== savedHash);
  const [success, setSuccess] = useState<FormNotice | null>(null);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const [isSaving, setSaving] = useState(false);
  // A ref, because a second press comes before the busy state has rendered.
  const isLocked = useRef(false);
  const lastNext = useRef<AfterSave>(undefined);
  const isGone = useIsGone();
  useEffect(() => {
    if (!isClosing) isLocked.current = false;
  }, [isClosing]);

  function noticeOfFailure(error: unknown): FormNotice | null {
    if (uniqueField && error instanceof DataError && error.kind === 'duplicate') {
      form.setError(uniqueField, { type: 'taken' }, { shouldFocus: true });
      return null;
    }
    const { failure, signIn } = texts;
    const detail = error instanceof DataError ? error.detail : String(error);
    return failureNotice(error, {
      text: typeof failure === 'string' ? failure : failure(detail),
      signIn,
    });
  }

  /** @returns whether the form is about to be left */
  function leaveSaved({ sent, filled: now, detail }: Saved<Form>, next?: AfterSave): boolean {
    const typed: Form = structuredClone(form.getValues());
    const added = changedFields(sent, typed);
    refillForm(form, now, typed, added);
    const done: FormNotice = { tone: 'success', text: texts.success, reason: detail };
    if (added.length > 0) {
      setNotice(withUnsaved(done));
      return false;
    }
    if (next !== undefined) {
      next(detail);
      return true;
    }
    setSuccess(done);
    if (close !== null) start();
    return close !== null;
  }

  async function saveNow(values: Form, next: AfterSave | undefined): Promise<void> {
    setNotice(null);
    setSuccess(null);
    setSaving(true);
    setSavedHash(hash);
    let isLeaving = false;
    const entry = shownEntry().key;
    try {
      const outcome = await save(values);
      const result = outcome === 'saved' ? { sent: values, filled: values } : outcome;
      // Otherwise it would leave another page, or a popup over this one.
      const isHere = !isGone.current && shownEntry().key === entry;
      if ('notice' in result) setNotice(result.notice);
      else isLeaving = leaveSaved(result, isHere ? next : undefined);
    } catch (error) {
      setNotice(noticeOfFailure(error));
    }
    setSaving(false);
    isLocked.current = isLeaving;
    void afterWrite(client);
  }

  async function submit(next?: AfterSave): Promise<void> {
    if (isLocked.current || isHeld) return;
    isLocked.current = true;
    lastNext.current = next;
    await form.handleSubmit(
      (values) => saveNow(values, next),
      () => {
        isLocked.current = false;
        setNotice(null);
      },
    )();
  }

  if (isClosing && success !== null && form.formState.isDirty) {
    stop();
    setNotice(withUnsaved(success));
  }
  // Follows the errors of the fields: it disappears with the last of them.
  const noticeOfFields = noticeOfErrors?.(form.formState.errors) ?? null;
  const isStale = !isClosing && (form.formState.isDirty || notice !== null);
  // Typing the old text again must not show it again.
  if (isStale && success !== null) setSuccess(null);
  return {
    form,
    submit: (event) => {
      event?.preventDefault();
      void submit();
    },
    submitThen: (next) => void submit(next),
    submitAgain: () => void submit(lastNext.current),
    notice: (isStale ? null : success) ?? notice ?? noticeOfFields,
    tell: setNotice,
    isBusy: isSaving || isHeld,
    isDone: isClosing,
    readOnly: isSaving || isClosing,
    isDirty: form.formState.isDirty || isHeld,
  };
}

/** How long a success is shown before its form closes, in ms. @see docs/rules.md#messages */
export const CLOSE_DELAY_MS = {
  usual: 1_000,
  subfamilia: 800,
  /** After changes; a new producto takes the usual time. */
  producto: 1_500,
} as const;
