import { getFixedT } from 'i18next';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ActiveBanner, removeBanner } from '#data/banners/write.ts';
import type { StoredFile } from '#data/library/storage.ts';
import { afterBannerWrite, staffQueries } from '#data/staffQueries.ts';
import { BANNER_SIZE, type BannerLayout } from '#domain/catalogue/banner.ts';
import { shownBannerName } from '#domain/pictures/bannerFile.ts';
import { Picture } from '#shared/ui/Picture.tsx';
import { DeleteQuestion } from '../shared/DeleteQuestion.tsx';
import type { FormNotice } from '../shared/FormMessage.tsx';
import { failureNotice } from '../shared/failureNotice.ts';
import styles from './Banners.module.css';
import { bannerToast, UploadTime } from './BannerSection.tsx';

const t = getFixedT('es', 'banners');

type Props = {
  file: StoredFile;
  layout: BannerLayout;
  onRemoved: () => void;
  onClose: () => void;
};

export function RemoveBanner({ file: { path, url }, layout, onRemoved, onClose }: Props) {
  const client = useQueryClient();
  const active = useQuery(staffQueries.activeBanners());
  const rowFailure = { text: t('active.deactivateFailed'), signIn: t('signIn.remove') };

  async function run(): Promise<FormNotice | null> {
    const failure = await removeBanner(path);
    let notice: FormNotice | null = null;
    if (failure?.step === 'row') notice = failureNotice(failure.error, rowFailure);
    if (failure?.step === 'file') {
      const texts = { text: t('remove.fileFailed'), signIn: t('signIn.remove') };
      const { reason = '', ...rest } = failureNotice(failure.error, texts);
      notice = { ...rest, reason: t('remove.fileLeft', { reason }) };
    }
    bannerToast(notice ? 'error' : 'success', notice?.text ?? t('remove.done'));
    // A removal that failed half-way may have changed the home page too.
    await afterBannerWrite(client);
    if (notice === null) onRemoved();
    return notice;
  }

  return (
    <DeleteQuestion
      title={t('remove.title')}
      text={t('remove.question', { name: shownBannerName(path) })}
      failure={rowFailure}
      run={run}
      onClose={onClose}
    >
      <UploadTime path={path} />
      <p>{active.data ? placesOf(path, active.data) : t('remove.isUnknown')}</p>
      <Picture className={styles.asked} src={url} alt="" {...BANNER_SIZE[layout]} />
    </DeleteQuestion>
  );
}

function placesOf(path: string, active: readonly ActiveBanner[]): string {
  const places = (['desktop', 'mobile'] as const).flatMap((layout) => {
    // The home page leaves out banners without an address.
    const shown = active.filter((banner) => banner.layout === layout && banner.url !== null);
    const index = shown.findIndex((banner) => banner.path === path);
    const place = { layout: t(`layout.${layout}`), position: index + 1, count: shown.length };
    return index < 0 ? [] : t('remove.place', place);
  });
  return places.length === 0
    ? t('remove.isNotShown')
    : t('remove.isShown', { places: places.join('; ') });
}
