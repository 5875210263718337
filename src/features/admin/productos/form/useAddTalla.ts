import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, type FormEvent } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { DataError } from '#data/DataError.ts';
import { afterTallaWrite } from '#data/staffCache.ts';
import { staffQueries } from '#data/staffQueries.ts';
import { createTalla } from '#data/staffTallas.ts';
import { validateTalla, type TallaError } from '#domain/tallaForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { rulesResolver } from '#shared/lib/rulesResolver.ts';
import type { FormNotice } from '../../shared/FormMessage.tsx';
import { useClosing } from '../../shared/useClosing.ts';
import { useFailureNotice } from '../../shared/useFailureNotice.ts';
import { ADDED_CLOSE_DELAY_MS } from './closeDelays.ts';

type TallaForm = { readonly id: string };

/** A new size: its form, and what becomes of it. */
export type AddTalla = {
  readonly form: UseFormReturn<TallaForm>;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  /** What is wrong with the label, but for its length, which its field tells. */
  readonly error: Exclude<TallaError, 'tooLong'> | undefined;
  readonly notice: FormNotice | null;
  readonly isBusy: boolean;
  readonly isDone: boolean;
};

const NO_TALLAS: readonly string[] = [];

function isTaken(error: unknown): boolean {
  return error instanceof DataError && error.kind === 'duplicate';
}

/**
 * @param onAdded told the label at once
 * @param close what is done a moment after it was added
 */
export function useAddTalla(onAdded: (talla: string) => void, close: () => void): AddTalla {
  const t = useStaffText('productoForm');
  const tStaff = useStaffText('backOffice');
  const client = useQueryClient();
  const toNotice = useFailureNotice();
  const { data: tallas = NO_TALLAS } = useQuery(staffQueries.tallas());
  const form = useForm<TallaForm>({
    defaultValues: { id: '' },
    resolver: rulesResolver<TallaForm>(({ id }): { id?: TallaError } => {
      const error = validateTalla(id, tallas);
      return error === null ? {} : { id: error };
    }),
    reValidateMode: 'onSubmit',
  });
  const closing = useClosing(ADDED_CLOSE_DELAY_MS, close);
  const isSaving = useRef(false);
  const mutation = useMutation({
    mutationFn: createTalla,
    onSuccess: (talla) => {
      onAdded(talla);
      closing.start();
    },
    onError: (failure) => {
      // Somebody added it since the list was read.
      if (isTaken(failure)) form.setError('id', { type: 'taken' }, { shouldFocus: true });
    },
    onSettled: () => void afterTallaWrite(client),
  });

  async function save({ id }: TallaForm) {
    if (isSaving.current) return;
    isSaving.current = true;
    // What it throws is told by the notice.
    await mutation.mutateAsync(id).catch(() => undefined);
    isSaving.current = false;
  }

  function notice(): FormNotice | null {
    if (closing.isClosing) return { tone: 'success', text: t('talla.done') };
    const { error } = mutation;
    if (error === null || isTaken(error)) return null;
    return toNotice(error, {
      text: t('talla.failed', { detail: error.detail }),
      signIn: tStaff('signIn.addTallas'),
    });
  }

  const broken: string | undefined = form.formState.errors.id?.type;
  return {
    form,
    submit: (event) => void form.handleSubmit(save)(event),
    error: broken === 'blank' || broken === 'taken' ? broken : undefined,
    notice: notice(),
    isBusy: mutation.isPending,
    isDone: closing.isClosing,
  };
}
