import { bannerTimeMs } from '#domain/pictures/bannerFile.ts';
import { useStaffText } from '#i18n/useStaffText.ts';

const format = new Intl.DateTimeFormat('es-CR', { dateStyle: 'medium', timeStyle: 'medium' });

/** When a banner was uploaded: several may have the same name. */
export function BannerTime({ path }: { path: string }) {
  const t = useStaffText('banners');
  const timeMs = bannerTimeMs(path);
  return timeMs !== null && <p>{t('stored.uploaded', { when: format.format(timeMs) })}</p>;
}
