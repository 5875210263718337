import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { afterSubfamiliaWrite } from '#data/staffCache.ts';
import {
  updateSubfamilia,
  type StaffSubfamilia,
  type SubfamiliaDraft,
} from '#data/staffSubfamilias.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useSession } from '#state/session/useSession.ts';
import type { FormNotice } from '../shared/FormMessage.tsx';
import { useClosing } from '../shared/useClosing.ts';
import { useFailureNotice } from '../shared/useFailureNotice.ts';
import { CLOSE_DELAY_MS } from './closeDelay.ts';
import { toDraft, toForm, useSubfamiliaForm, type SubfamiliaFormApi } from './useSubfamiliaForm.ts';

/** Somebody else saved the same subfamilia meanwhile. */
export type ChangeMeanwhile = {
  /** The subfamilia as this form was filled with it. */
  readonly read: StaffSubfamilia;
  readonly now: StaffSubfamilia;
  /** Saves what this form holds, over what is there now. */
  readonly keepMine: () => void;
  /** Fills the form with what is there now. */
  readonly takeTheirs: () => void;
};

/** The change of a subfamilia: its form, and what becomes of it. */
export type EditSubfamilia = {
  readonly form: SubfamiliaFormApi;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  /** It cannot be saved now: that is under way, or a picture is being uploaded. */
  readonly isBusy: boolean;
  /** What is being saved, or was, is not to be changed. */
  readonly readOnly: boolean;
  readonly onUploading: (isUploading: boolean) => void;
  /** It is saved, and what shows it is about to close. */
  readonly isDone: boolean;
  readonly isDirty: boolean;
  readonly notice: FormNotice | null;
  /** `null`: nobody did. */
  readonly changed: ChangeMeanwhile | null;
};

/**
 * @param subfamilia as the form is filled with it
 * @param close what is done a moment after it was saved
 */
export function useEditSubfamilia(subfamilia: StaffSubfamilia, close: () => void): EditSubfamilia {
  const t = useStaffText('subfamilias');
  const tStaff = useStaffText('backOffice');
  const client = useQueryClient();
  const toNotice = useFailureNotice();
  const { user } = useSession();
  const [read, setRead] = useState(subfamilia);
  const form = useSubfamiliaForm(read);
  const closing = useClosing(CLOSE_DELAY_MS, close);
  const [isUploading, setUploading] = useState(false);
  const isTaken = useRef(false);
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: (change: { read: StaffSubfamilia; draft: SubfamiliaDraft }) =>
      updateSubfamilia(change.read, change.draft),
    onSuccess: (saved) => {
      if (saved.outcome === 'saved') closing.start();
      else isTaken.current = false;
    },
    onError: () => {
      isTaken.current = false;
    },
    // After a failure as well: what never answered may have been done.
    onSettled: () => void afterSubfamiliaWrite(client),
  });

  const saveOver = (over: StaffSubfamilia) =>
    form.handleSubmit((values) => {
      // Two presses in a row come before the first is drawn as busy.
      if (isTaken.current) return;
      isTaken.current = true;
      setRead(over);
      mutate({ read: over, draft: toDraft(values) });
    });

  function changedMeanwhile(): ChangeMeanwhile | null {
    if (data?.outcome !== 'changed') return null;
    const { now } = data;
    return {
      read,
      now,
      keepMine: () => void saveOver(now)(),
      takeTheirs: () => {
        setRead(now);
        // The fields stay known, so that one of them can take the focus.
        form.reset(toForm(now), { keepFieldsRef: true });
        reset();
        form.setFocus('name');
      },
    };
  }

  const isMissingPicture = form.formState.errors.thumbnailUrl !== undefined;

  function notice(): FormNotice | null {
    if (closing.isClosing) return { tone: 'success', text: t('editing.done') };
    if (isMissingPicture) {
      return { tone: 'error', text: t('editing.missing'), reason: t('editing.missingReason') };
    }
    if (error === null) return null;
    return toNotice(error, {
      text: t('editing.failed'),
      // Either this browser knows that the sign-in is over, or only the shop does.
      signIn: tStaff(user === null ? 'signIn.saveChanges' : 'signIn.editSubfamilias'),
    });
  }

  return {
    form,
    submit: (event) => void saveOver(read)(event),
    isBusy: isPending || isUploading,
    readOnly: isPending || closing.isClosing,
    onUploading: setUploading,
    isDone: closing.isClosing,
    isDirty: form.formState.isDirty || isUploading,
    notice: notice(),
    changed: changedMeanwhile(),
  };
}
