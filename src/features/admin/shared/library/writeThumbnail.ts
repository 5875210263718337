import type { QueryClient } from '@tanstack/react-query';
import { afterSubfamiliaWrite } from '#data/staffCache.ts';
import { type StaffSubfamilia, updateSubfamilia } from '#data/subfamilias/staff.ts';
import { t as tShared } from '#i18n/es/staff/backOffice.ts';
import { t } from '#i18n/es/staff/library.ts';
import type { FormNotice } from '../form/FormMessage.tsx';
import { failureNotice } from '../screen/failureNotice.ts';

/** Makes a stored picture the thumbnail of a subfamilia. @see docs/rules.md#picture-uses */
export async function writeThumbnail(
  client: QueryClient,
  subfamilia: StaffSubfamilia,
  thumbnailUrl: string,
): Promise<FormNotice> {
  const { id, name } = subfamilia;
  try {
    const { outcome } = await updateSubfamilia(subfamilia, { ...subfamilia, thumbnailUrl });
    return outcome === 'saved'
      ? { tone: 'success', text: t('use.thumbnailDone', { name }) }
      : { tone: 'warning', text: t('use.changed', { name, id }) };
  } catch (error) {
    return failureNotice(error, { text: t('use.failed'), signIn: tShared('signIn.editProductos') });
  } finally {
    // Runs after a failure too: only the response may be lost.
    await afterSubfamiliaWrite(client);
  }
}
