import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, type FormEvent } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { DataError } from '#data/DataError.ts';
import { afterColorWrite } from '#data/staffCache.ts';
import { staffQueries } from '#data/staffQueries.ts';
import type { Color } from '#domain/catalogue.ts';
import { validateColor, type ColorForm } from '#domain/colorForm.ts';
import { rulesResolver } from '#shared/lib/rulesResolver.ts';
import type { FormNotice } from '../../shared/FormMessage.tsx';
import { useClosing } from '../../shared/useClosing.ts';
import { useFailureNotice } from '../../shared/useFailureNotice.ts';

/** How long the success stays before the popup closes, as for products (spec §9 "Timings"). */
const CLOSE_DELAY_MS = 1_000;

/** A colour being written, and what became of it. */
type ColorFormApi = {
  readonly form: UseFormReturn<ColorForm>;
  /** Checks what is typed, then saves it. */
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  readonly notice: FormNotice | null;
  readonly isBusy: boolean;
  readonly isDone: boolean;
};

/** What tells a form that adds from one that edits. */
export type ColorFormOptions = {
  readonly filled: ColorForm;
  /** The colour that is edited; `null`: a new one. */
  readonly ownId: number | null;
  /** @returns `false`: nothing was saved, and the form says why */
  readonly save: (form: ColorForm) => Promise<boolean>;
  readonly texts: {
    readonly success: string;
    readonly failure: (detail: string) => string;
    readonly signIn: string;
  };
  readonly close: () => void;
};

const NO_COLORS: readonly Color[] = [];

function isTaken(error: unknown): boolean {
  return error instanceof DataError && error.kind === 'duplicate';
}

/** The form of a colour: one save at a time, and nothing typed is lost when it fails. */
export function useColorForm({ filled, ownId, save, texts, close }: ColorFormOptions) {
  const client = useQueryClient();
  const failureNotice = useFailureNotice();
  const { data: colors = NO_COLORS } = useQuery(staffQueries.colors());
  const form = useForm<ColorForm>({
    defaultValues: filled,
    resolver: rulesResolver((typed: ColorForm) => validateColor(typed, colors, ownId)),
    reValidateMode: 'onSubmit',
  });
  const closing = useClosing(CLOSE_DELAY_MS, close);
  const isSaving = useRef(false);

  const mutation = useMutation({
    mutationFn: save,
    onSuccess: (isSaved) => {
      if (isSaved) closing.start();
      return afterColorWrite(client);
    },
    onError: (error) => {
      // Somebody added it since the list was read.
      if (isTaken(error)) form.setError('name', { type: 'taken' }, { shouldFocus: true });
    },
  });

  async function saveOnce(typed: ColorForm) {
    if (isSaving.current) return;
    isSaving.current = true;
    // What it throws is told by the notice.
    await mutation.mutateAsync(typed).catch(() => undefined);
    isSaving.current = false;
  }

  function noticeNow(): FormNotice | null {
    if (closing.isClosing) return { tone: 'success', text: texts.success };
    const { error } = mutation;
    if (error === null || isTaken(error)) return null;
    return failureNotice(error, { text: texts.failure(error.detail), signIn: texts.signIn });
  }

  const api: ColorFormApi = {
    form,
    submit: (event) => void form.handleSubmit(saveOnce)(event),
    notice: noticeNow(),
    isBusy: mutation.isPending,
    isDone: closing.isClosing,
  };
  return api;
}
