import { getFixedT } from 'i18next';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { DataError } from '#data/http/DataError.ts';
import { createFolder } from '#data/library/write.ts';
import { afterPictureWrite } from '#data/staffQueries.ts';
import { FOLDER_NAME_LIMIT, safeFolderName } from '#domain/pictures/objectName.ts';
import { isTooLong } from '#domain/text/textLimit.ts';
import { useTextLimit } from '#i18n/useTextLimit.ts';
import { TextField } from '#shared/ui/TextField.tsx';
import { FormDialog } from '../FormDialog.tsx';
import type { FormNotice } from '../FormMessage.tsx';
import { useClosing } from '../useClosing.ts';
import { failureReason } from '../failureNotice.ts';
import { useSingleMutation } from '../useSingleMutation.ts';

const t = getFixedT('es', 'library');

type Props = {
  parent: string;
  /** Names of the folders in the parent. */
  folders: readonly string[];
  onCreated: (name: string) => void;
  onClose: () => void;
};

/** @see docs/rules.md#image-library */
export function NewFolder({ parent, folders, onCreated, onClose }: Props) {
  const limitOf = useTextLimit('es');
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const name = safeFolderName(typed);

  // The popup closes one render later, when the typed name no longer counts as unsaved.
  const closing = useClosing(() => {
    onClose();
    onCreated(name);
  });
  const creation = useSingleMutation({
    mutationKey: ['staff', 'pictures', 'folder'],
    mutationFn: () => createFolder(parent, name),
    onSuccess: async () => {
      await afterPictureWrite(client);
      closing.start();
    },
  });

  function refuse(text: string) {
    setError(text);
    field.current?.focus();
  }

  function submit() {
    const known = folders.find((folder) => folder.toLowerCase() === name.toLowerCase());
    if (name === '') refuse(t('folder.blank'));
    else if (isTooLong(typed, FOLDER_NAME_LIMIT)) field.current?.focus();
    else if (known) refuse(t('folder.taken', { name: known }));
    else creation.mutate();
  }

  function noticeOf(failure: Error | null): FormNotice | null {
    if (failure === null) return null;
    const kind = failure instanceof DataError ? failure.kind : 'unknown';
    if (kind === 'signedOut') {
      return { tone: 'error', text: t('folder.signIn'), reason: failureReason(failure) };
    }
    const reason = kind === 'duplicate' ? t('folder.taken', { name }) : failureReason(failure);
    return { tone: 'error', text: t('folder.failed', { reason }) };
  }

  return (
    <FormDialog
      title={t('folder.title', { parent })}
      size="md"
      onClose={onClose}
      onSubmit={submit}
      isBusy={creation.isPending}
      isDirty={typed.trim() !== ''}
      isDone={closing.isClosing}
      submitLabel={t('folder.create')}
      message={creation.isPending ? null : noticeOf(creation.error)}
    >
      <TextField
        ref={field}
        name="folder"
        label={t('folder.name')}
        hint={name !== '' && name !== typed.trim() ? t('folder.hint', { name }) : undefined}
        error={error || undefined}
        required
        readOnly={creation.isPending}
        limit={limitOf(FOLDER_NAME_LIMIT)}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setError('');
          creation.reset();
        }}
      />
    </FormDialog>
  );
}
