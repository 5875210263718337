import { getFixedT } from 'i18next';
import { bannerTimeMs } from '#domain/pictures/bannerFile.ts';

const t = getFixedT('es', 'banners');

const format = new Intl.DateTimeFormat('es-CR', { dateStyle: 'medium', timeStyle: 'medium' });

/** Time of the upload, to tell banners of the same name apart. */
export function BannerTime({ path }: { path: string }) {
  const timeMs = bannerTimeMs(path);
  return timeMs !== null && <p>{t('stored.uploaded', { when: format.format(timeMs) })}</p>;
}
