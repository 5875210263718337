import { getFixedT } from 'i18next';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ActiveBanner, type BannerRemoval, removeBanner } from '#data/banners/write.ts';
import type { StoredFile } from '#data/library/storage.ts';
import { afterBannerWrite, staffQueries } from '#data/staffQueries.ts';
import { BANNER_SIZE, type BannerLayout } from '#domain/catalogue/banner.ts';
import { shownBannerName } from '#domain/pictures/bannerFile.ts';
import { Picture } from '#shared/ui/Picture.tsx';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';
import type { FormNotice } from '../shared/FormMessage.tsx';
import { failureNotice } from '../shared/failureNotice.ts';
import { useSingleMutation } from '../shared/useSingleMutation.ts';
import styles from './BannerList.module.css';
import { BannerTime } from './BannerTime.tsx';
import { bannerToast } from './bannerToast.ts';

const t = getFixedT('es', 'banners');

type Props = {
  file: StoredFile;
  layout: BannerLayout;
  onRemoved: () => void;
  onClose: () => void;
};

/** Asks before a banner is removed, and says where it is shown. */
export function RemoveBanner({ file: { path, url }, layout, onRemoved, onClose }: Props) {
  const client = useQueryClient();
  const active = useQuery(staffQueries.activeBanners());
  const places = usePlaces(path, active.data);

  const removal = useSingleMutation({
    mutationKey: ['staff', 'banners', 'remove'],
    mutationFn: () => removeBanner(path),
    onSuccess: async (result) => {
      const failure = noticeFor(result);
      bannerToast(failure ? 'error' : 'success', failure?.text ?? t('remove.done'));
      // A removal that failed half-way may have changed the home page too.
      await afterBannerWrite(client);
      if (failure) return;
      onRemoved();
      onClose();
    },
  });

  function noticeFor(result: BannerRemoval | undefined): FormNotice | null {
    if (result?.outcome !== 'failed') return null;
    const isRow = result.step === 'row';
    const text = isRow ? t('active.deactivateFailed') : t('remove.fileFailed');
    const notice = failureNotice(result.error, { text, signIn: t('signIn.remove') });
    const { reason = '' } = notice;
    return isRow ? notice : { ...notice, reason: t('remove.fileLeft', { reason }) };
  }

  return (
    <ConfirmDialog
      title={t('remove.title')}
      text={t('remove.question', { name: shownBannerName(path) })}
      confirmLabel={t('stored.remove')}
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate()}
      onCancel={onClose}
      message={removal.isPending ? null : noticeFor(removal.data)}
    >
      <BannerTime path={path} />
      <p>{places ?? t('remove.isUnknown')}</p>
      <Picture className={styles.asked} src={url} alt="" {...BANNER_SIZE[layout]} />
    </ConfirmDialog>
  );
}

/** Text about where the home page shows a banner; `null`: unknown. */
function usePlaces(path: string, active: readonly ActiveBanner[] | undefined): string | null {
  if (active === undefined) return null;
  const places = (['desktop', 'mobile'] as const).flatMap((layout) => {
    // The home page leaves out banners without an address.
    const shown = active.filter((banner) => banner.layout === layout && banner.url !== null);
    const index = shown.findIndex((banner) => banner.path === path);
    if (index < 0) return [];
    const place = { layout: t(`layout.${layout}`), position: index + 1, count: shown.length };
    return [t('remove.place', place)];
  });
  return places.length === 0
    ? t('remove.isNotShown')
    : t('remove.isShown', { places: places.join('; ') });
}
