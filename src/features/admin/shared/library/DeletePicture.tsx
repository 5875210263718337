import { getFixedT } from 'i18next';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { DataError } from '#data/http/DataError.ts';
import type { StoredFile } from '#data/library/storage.ts';
import { type PictureDeletion, deletePicture } from '#data/library/write.ts';
import {
  afterPictureWrite,
  afterProductoWrite,
  afterSubfamiliaWrite,
  staffQueries,
} from '#data/staffQueries.ts';
import { shownPictureName } from '#domain/pictures/storedPicture.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import type { FormNotice } from '../FormMessage.tsx';
import { failureReason } from '../failureNotice.ts';
import { useSingleMutation } from '../useSingleMutation.ts';
import { PictureUses } from './PictureUses.tsx';

const t = getFixedT('es', 'library');

type Props = {
  file: StoredFile;
  onDeleted: (notice: FormNotice) => void;
  onClose: () => void;
};

/** Shows where a picture is used and asks before it is deleted. */
export function DeletePicture({ file, onDeleted, onClose }: Props) {
  const client = useQueryClient();
  const query = useQuery({ ...staffQueries.pictureUses(file.path), staleTime: Infinity });
  const uses = query.isFetching ? undefined : query.data;
  const isUsed = uses !== undefined && uses.length > 0;

  const deletion = useSingleMutation({
    mutationKey: ['staff', 'pictures', 'delete'],
    mutationFn: () => deletePicture(file.path, uses ?? []),
    onSuccess: async (result) => {
      if (result.outcome === 'usedMeanwhile') {
        await query.refetch();
        return;
      }
      // A deletion that failed half-way may have changed products too.
      if (isUsed) await Promise.all([afterProductoWrite(client), afterSubfamiliaWrite(client)]);
      await afterPictureWrite(client);
      if (result.outcome === 'failed') {
        // Some of the links may be gone.
        if (isUsed) await query.refetch();
        return;
      }
      onClose();
      onDeleted({
        tone: 'success',
        text: t('delete.done'),
        reason: result.outcome === 'gone' ? t('delete.gone') : undefined,
      });
    },
  });

  function failureNotice(error: DataError, isUnlinked: boolean): FormNotice {
    const reason = isUnlinked ? t('delete.unlinked') : undefined;
    return error.kind === 'signedOut'
      ? { tone: 'error', text: t('delete.signIn'), reason: reason ?? failureReason(error) }
      : { tone: 'error', text: t('delete.failed', { reason: failureReason(error) }), reason };
  }

  function noticeOf(result: PictureDeletion | undefined): FormNotice | null {
    if (result?.outcome === 'usedMeanwhile') {
      return { tone: 'warning', text: t('delete.usedMeanwhile') };
    }
    return result?.outcome === 'failed' ? failureNotice(result.error, result.isUnlinked) : null;
  }

  function confirm() {
    if (uses !== undefined) deletion.mutate();
    else if (!query.isFetching) void query.refetch();
  }

  const name = shownPictureName(file.name);
  return (
    <ConfirmDialog
      title={t('delete.title')}
      text={t('delete.question', { name })}
      confirmLabel={isUsed ? t('delete.anyway') : undefined}
      isBusy={deletion.isPending}
      onConfirm={confirm}
      onCancel={onClose}
      message={deletion.isPending ? null : noticeOf(deletion.data)}
    >
      <PictureUses
        uses={uses}
        error={query.isFetching ? null : query.error}
        onRetry={() => void query.refetch()}
      />
    </ConfirmDialog>
  );
}
