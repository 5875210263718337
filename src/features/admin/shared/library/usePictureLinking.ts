import { useQueryClient } from '@tanstack/react-query';
import { linkPicture } from '#data/library/links.ts';
import type { StoredFile } from '#data/library/storage.ts';
import { afterProductoWrite, afterSubfamiliaWrite } from '#data/staffQueries.ts';
import { type StaffSubfamilia, updateSubfamilia } from '#data/subfamilias/write.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import type { FormNotice } from '../FormMessage.tsx';
import { useFailureNotice } from '../useFailureNotice.ts';
import { useSingleMutation } from '../useSingleMutation.ts';

/** Where a picture is to be used. */
export type WantedUses = {
  readonly productoIds: readonly number[];
  /** Gets it as its thumbnail. */
  readonly subfamilia: StaffSubfamilia | null;
};

/**
 * Writes where a picture is used. `notice` says what was and was not written.
 *
 * @param onDone called when all was written
 */
export function usePictureLinking({ url }: StoredFile, onDone: (notice: FormNotice) => void) {
  const t = useStaffText('library');
  const client = useQueryClient();
  const noticeOf = useFailureNotice();

  const linking = useSingleMutation({
    mutationKey: ['staff', 'pictures', 'link'],
    mutationFn: async ({ productoIds, subfamilia }: WantedUses): Promise<FormNotice> => {
      const { linked, error } = await linkPicture(url, productoIds);
      const done = t('use.linked', { count: linked });
      const failed = (failure: unknown): FormNotice => {
        const notice = noticeOf(failure, { text: t('use.failed'), signIn: t('use.signIn') });
        return { ...notice, reason: `${done} ${notice.reason ?? ''}` };
      };
      if (error !== null) return failed(error);
      if (subfamilia === null) return { tone: 'success', text: done };
      const { id, name, familiaId } = subfamilia;
      try {
        const saved = await updateSubfamilia(subfamilia, { name, familiaId, thumbnailUrl: url });
        return saved.outcome === 'saved'
          ? { tone: 'success', text: `${done} ${t('use.thumbnailDone', { name })}` }
          : { tone: 'warning', text: t('use.changed', { name, id }), reason: done };
      } catch (failure) {
        return failed(failure);
      }
    },
    onSuccess: async (notice) => {
      // Some rows may have been written even after a failure.
      await Promise.all([
        afterProductoWrite(client),
        afterSubfamiliaWrite(client),
        client.invalidateQueries({ queryKey: ['staff', 'pictureUses'] }),
      ]);
      if (notice.tone === 'success') onDone(notice);
    },
  });

  return {
    isBusy: linking.isPending,
    notice: linking.isPending ? null : (linking.data ?? null),
    link: (uses: WantedUses) => linking.mutate(uses),
  };
}
