import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, type FormEvent } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { afterFamiliaWrite } from '#data/staffCache.ts';
import type { Saved } from '#data/writes.ts';
import type { Familia } from '#domain/catalogue.ts';
import { validateFamilia, type FamiliaForm } from '#domain/familiaForm.ts';
import { rulesResolver } from '#shared/lib/rulesResolver.ts';
import type { FormNotice } from '../shared/FormMessage.tsx';
import { useClosing } from '../shared/useClosing.ts';
import { useFailureNotice, type FailureTexts } from '../shared/useFailureNotice.ts';

/** How long the success stays before its popup closes (spec §4, §9). */
const CLOSE_DELAY_MS = 1_000;

/** A familia being written, and what became of it. */
export type FamiliaFormApi = {
  readonly form: UseFormReturn<FamiliaForm>;
  /** Checks what is typed, then saves it. */
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  readonly notice: FormNotice | null;
  readonly isBusy: boolean;
  readonly isDone: boolean;
};

/** What tells a form that adds from one that edits. */
export type FamiliaFormOptions = {
  readonly filled: FamiliaForm;
  readonly save: (form: FamiliaForm) => Promise<Saved<Familia>>;
  /** Somebody else was quicker: nothing was saved. */
  readonly onConflict?: (now: Familia) => void;
  readonly texts: FailureTexts & { readonly success: string };
  readonly close: () => void;
};

/** Whether the order shows something that is no number; its value is empty then. */
function hasBadNumber(event: FormEvent<HTMLFormElement>): boolean {
  const field = event.currentTarget.elements.namedItem('position');
  return field instanceof HTMLInputElement && field.validity.badInput;
}

/** The form of a familia: one save at a time, and nothing typed is lost when it fails. */
export function useFamiliaForm(options: FamiliaFormOptions): FamiliaFormApi {
  const client = useQueryClient();
  const failureNotice = useFailureNotice();
  const form = useForm<FamiliaForm>({
    defaultValues: options.filled,
    resolver: rulesResolver((typed: FamiliaForm) => validateFamilia(typed, options.filled)),
    reValidateMode: 'onSubmit',
  });
  const { isClosing, start } = useClosing(CLOSE_DELAY_MS, options.close);
  const isSaving = useRef(false);

  const mutation = useMutation({
    mutationFn: options.save,
    onSuccess: (saved) => {
      if (saved.outcome === 'changed') options.onConflict?.(saved.now);
      else start();
      return afterFamiliaWrite(client);
    },
    // What never answered may have been done.
    onError: () => void afterFamiliaWrite(client),
  });

  async function save(values: FamiliaForm) {
    if (isSaving.current) return;
    isSaving.current = true;
    // What it throws is told by the notice.
    await mutation.mutateAsync(values).catch(() => undefined);
    isSaving.current = false;
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isClosing || mutation.isPending) return;
    if (hasBadNumber(event)) form.setError('position', { type: 'notWhole' }, { shouldFocus: true });
    else void form.handleSubmit(save)(event);
  }

  function noticeNow(): FormNotice | null {
    if (isClosing) return { tone: 'success', text: options.texts.success };
    return mutation.error === null ? null : failureNotice(mutation.error, options.texts);
  }

  return { form, submit, notice: noticeNow(), isBusy: mutation.isPending, isDone: isClosing };
}
