import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { afterSubfamiliaWrite } from '#data/staffCache.ts';
import { subfamiliaCreation } from '#data/staffSubfamilias.ts';
import type { SubfamiliaForm } from '#domain/subfamiliaForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import type { FormNotice } from '../shared/FormMessage.tsx';
import { useClosing } from '../shared/useClosing.ts';
import { useFailureNotice } from '../shared/useFailureNotice.ts';
import { CLOSE_DELAY_MS } from './closeDelay.ts';
import { toDraft, useSubfamiliaForm, type SubfamiliaFormApi } from './useSubfamiliaForm.ts';

/** A new subfamilia: its form, and what becomes of it. */
export type AddSubfamilia = {
  readonly form: SubfamiliaFormApi;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  /** It cannot be saved now: that is under way, or a picture is being uploaded. */
  readonly isBusy: boolean;
  /** What is being saved, or was, is not to be changed. */
  readonly readOnly: boolean;
  readonly onUploading: (isUploading: boolean) => void;
  /** It is added, and what shows it is about to close. */
  readonly isDone: boolean;
  readonly isDirty: boolean;
  readonly notice: FormNotice | null;
};

/** @param close what is done a moment after it was added */
export function useAddSubfamilia(close: () => void): AddSubfamilia {
  const t = useStaffText('subfamilias');
  const tStaff = useStaffText('backOffice');
  const client = useQueryClient();
  const toNotice = useFailureNotice();
  const form = useSubfamiliaForm(null);
  const closing = useClosing(CLOSE_DELAY_MS, close);
  const [isUploading, setUploading] = useState(false);
  const isTaken = useRef(false);
  const [create] = useState(subfamiliaCreation);
  const { mutate, error, isPending } = useMutation({
    mutationFn: create,
    onSuccess: () => closing.start(),
    onError: () => {
      isTaken.current = false;
    },
    // After a failure as well: what never answered may have been done.
    onSettled: () => void afterSubfamiliaWrite(client),
  });

  function save(values: SubfamiliaForm) {
    // Two presses in a row come before the first is drawn as busy.
    if (isTaken.current) return;
    isTaken.current = true;
    mutate(toDraft(values));
  }

  function notice(): FormNotice | null {
    if (closing.isClosing) return { tone: 'success', text: t('adding.done') };
    if (error === null) return null;
    return toNotice(error, {
      text: t('adding.failed'),
      signIn: tStaff('signIn.addSubfamilias'),
    });
  }

  return {
    form,
    submit: (event) => void form.handleSubmit(save)(event),
    isBusy: isPending || isUploading,
    readOnly: isPending || closing.isClosing,
    onUploading: setUploading,
    isDone: closing.isClosing,
    isDirty: form.formState.isDirty || isUploading,
    notice: notice(),
  };
}
