import { getFixedT } from 'i18next';
import { useQueryClient } from '@tanstack/react-query';
import type { StoredFile } from '#data/library/storage.ts';
import { afterSubfamiliaWrite } from '#data/staffQueries.ts';
import { type StaffSubfamilia, updateSubfamilia } from '#data/subfamilias/write.ts';
import type { FormNotice } from '../FormMessage.tsx';
import { failureNotice } from '../failureNotice.ts';

const t = getFixedT('es', 'library');

/**
 * Makes a picture the thumbnail of a subfamilia.
 *
 * @returns a function that writes it and says how that ended, 'success' when it was written
 */
export function useThumbnail({ url }: StoredFile) {
  const client = useQueryClient();

  return async (subfamilia: StaffSubfamilia): Promise<FormNotice> => {
    const { id, name, familiaId } = subfamilia;
    try {
      const saved = await updateSubfamilia(subfamilia, { name, familiaId, thumbnailUrl: url });
      return saved.outcome === 'saved'
        ? { tone: 'success', text: t('use.thumbnailDone', { name }) }
        : { tone: 'warning', text: t('use.changed', { name, id }) };
    } catch (failure) {
      return failureNotice(failure, { text: t('use.failed'), signIn: t('use.signIn') });
    } finally {
      // It may have been written even after a failure.
      await Promise.all([
        afterSubfamiliaWrite(client),
        client.invalidateQueries({ queryKey: ['staff', 'pictureUses'] }),
      ]);
    }
  };
}
