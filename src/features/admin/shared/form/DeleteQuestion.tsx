import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { isTypedName } from '#domain/staff/forms/subfamiliaForm.ts';
import { ButtonLink } from '#ui/action/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import type { Elements } from '#ui/Elements.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { CloseButton } from '../screen/CloseButton.tsx';
import { type FailureTexts, failureNotice } from '../screen/failureNotice.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { FormMessage, type FormNotice } from './FormMessage.tsx';
import { useSingleMutation } from './useSingleMutation.ts';

type Texts = { readonly title: string; readonly text: string; readonly confirmLabel?: string };

type Props = Texts & {
  canConfirm?: boolean;
  children?: Elements;
  /** Counts the rows that belong to the row, such as productos to a subfamilia: with any it cannot be deleted. */
  uses?: {
    readonly count: UseQueryResult<number>;
    readonly countingLabel: string;
    readonly texts: (count: number) => Texts;
    readonly listPath: string;
    readonly listLabel: string;
  };
  /** Asks for the exact name after the first question. A wrong name deletes nothing. */
  typed?: Texts & {
    readonly name: string;
    readonly label: string;
    readonly onMismatch: () => void;
  };
  failure: FailureTexts;
  /** Deletes the row. @returns why it was not deleted; `null`: it was, the question closes @throws DataError */
  run: () => Promise<FormNotice | null>;
  onFailure?: () => void;
  /** Runs after a deletion has closed the question; not if the user closed it before. */
  onDone?: () => void;
  onClose: () => void;
};

const focus = (input: HTMLInputElement | null) => input?.focus();

/** Asks before a row or a file is deleted, and shows why it could not be deleted. */
export function DeleteQuestion({
  canConfirm,
  children,
  uses,
  typed,
  failure,
  run,
  onFailure,
  onDone,
  onClose,
  ...question
}: Props) {
  const [isTyping, setTyping] = useState(false);
  const [name, setName] = useState('');
  const { mutate, isPending, isIdle, data, error } = useSingleMutation({
    mutationKey: ['staff', 'delete'],
    mutationFn: run,
    onError: () => onFailure?.(),
  });
  const isFirst = isIdle && !isTyping;
  const isCounting = isFirst && uses?.count.isFetching === true;
  const isBusy = isPending || isCounting;

  if (uses?.count.data && isFirst && !isCounting) {
    const { title, text } = uses.texts(uses.count.data);
    return (
      <Dialog
        title={title}
        onClose={onClose}
        footer={
          <>
            <CloseButton onClick={onClose} />
            <ButtonLink to={uses.listPath}>{uses.listLabel}</ButtonLink>
          </>
        }
      >
        <output>{text}</output>
      </Dialog>
    );
  }

  function confirm() {
    if (isBusy) return;
    if (typed && !isTyping) setTyping(true);
    else if (typed && !isTypedName(name, typed.name)) typed.onMismatch();
    else {
      mutate(undefined, {
        onSuccess(notice) {
          if (notice !== null) return;
          onClose();
          onDone?.();
        },
      });
    }
  }

  const { title, text, confirmLabel }: Texts = isTyping && typed ? typed : question;
  return (
    <ConfirmDialog
      title={title}
      text={text}
      actLabel={isCounting ? uses?.countingLabel : confirmLabel}
      isBusy={isBusy}
      canAct={canConfirm}
      onAct={confirm}
      onKeep={onClose}
    >
      {children}
      {isTyping && typed && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            confirm();
          }}
        >
          <TextField
            ref={focus}
            name="typedName"
            label={typed.label}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            readOnly={isPending}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </form>
      )}
      <FormMessage message={error ? failureNotice(error, failure) : (data ?? null)} />
    </ConfirmDialog>
  );
}
