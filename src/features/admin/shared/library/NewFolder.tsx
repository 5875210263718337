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
  folders: readonly string[];
  onCreated: (name: string) => void;
  onClose: () => void;
};

/** @see docs/rules.md#image-library */
export function NewFolder({ parent, folders, onCreated, onClose }: Props) {
  const limit = useTextLimit('es')(FOLDER_NAME_LIMIT);
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const name = safeFolderName(typed);

  // The popup closes one render later, when the typed name no longer counts as unsaved.
  const closing = useClosing(() => {
    onClose();
    onCreated(name);
  });
  const { isPending, error, mutate, reset } = useSingleMutation({
    mutationKey: ['staff', 'pictures', 'folder'],
    mutationFn: () => createFolder(parent, name),
    onSuccess: async () => {
      await afterPictureWrite(client);
      closing.start();
    },
  });

  function submit() {
    const known = folders.find((folder) => folder.toLowerCase() === name.toLowerCase());
    const taken = known === undefined ? '' : t('folder.taken', { name: known });
    const found = name === '' ? t('folder.blank') : taken;
    setFault(found);
    if (found === '' && !isTooLong(typed, FOLDER_NAME_LIMIT)) mutate();
    else field.current?.focus();
  }

  function notice(): FormNotice | null {
    if (error === null || isPending) return null;
    const kind = error instanceof DataError && error.kind;
    const reason = kind === 'duplicate' ? t('folder.taken', { name }) : failureReason(error);
    return kind === 'signedOut'
      ? { tone: 'error', text: t('folder.signIn'), reason }
      : { tone: 'error', text: t('folder.failed', { reason }) };
  }

  return (
    <FormDialog
      title={t('folder.title', { parent })}
      size="md"
      onClose={onClose}
      onSubmit={submit}
      isBusy={isPending}
      isDirty={typed.trim() !== ''}
      isDone={closing.isClosing}
      submitLabel={t('folder.create')}
      message={notice()}
    >
      <TextField
        ref={field}
        name="folder"
        label={t('folder.name')}
        hint={name !== '' && name !== typed.trim() ? t('folder.hint', { name }) : undefined}
        error={fault || undefined}
        required
        readOnly={isPending}
        limit={limit}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setFault('');
          reset();
        }}
      />
    </FormDialog>
  );
}
