import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type Ref, useId } from 'react';
import { type ActiveBanner, removeBanner, staffBannerQueries } from '#data/banners/staff.ts';
import type { DataError } from '#data/http/DataError.ts';
import type { StoredFile } from '#data/library/staff/storage.ts';
import { afterBannerWrite } from '#data/staffCache.ts';
import { BANNER_SIZE, type BannerLayout } from '#domain/catalogue/banner.ts';
import { bannerTimeMs, shownBannerName } from '#domain/staff/pictures/bannerFile.ts';
import { t } from '#i18n/es/staff/banners.ts';
import { formatStaffTime } from '#i18n/format.ts';
import type { Elements } from '#ui/Elements.ts';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { showToast, type ToastOptions } from '#ui/message/toast.ts';
import { Picture } from '#ui/picture/Picture.tsx';
import { Heading, Note, Stack } from '#ui/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { DeleteQuestion } from '../shared/form/DeleteQuestion.tsx';
import type { FormNotice } from '../shared/form/FormMessage.tsx';
import { EmptyTile } from '../shared/pictures/PictureTile.tsx';
import { failureNotice } from '../shared/screen/failureNotice.ts';
import { RetryMessage, StaleList } from '../shared/screen/ReadFailed.tsx';
import styles from './Banners.module.css';

const COLUMNS = { desktop: '20rem', mobile: 'max(9rem, 16%)' } as const;

/** Shows a toast for 3 s that says how an action on a banner ended. @see docs/rules.md#banner-screen */
export function bannerToast(tone: NonNullable<ToastOptions['tone']>, text: string): void {
  showToast(text, { tone, durationMs: 3_000 });
}

export function UploadTime({ path }: { path: string | null }) {
  const timeMs = path === null ? null : bannerTimeMs(path);
  return timeMs !== null && <p>{t('stored.uploaded', { when: formatStaffTime(timeMs) })}</p>;
}

type Props = {
  ref?: Ref<HTMLElement>;
  kind: 'active' | 'stored';
  layout: BannerLayout;
  /** `null`: there is no list to show, not even a stale one. */
  tiles: readonly ReactElement[] | null;
  isGrowing?: boolean;
  error: DataError | null;
  onRetry: () => void;
  children?: Elements;
};

export function BannerSection(props: Props) {
  const { ref = null, kind, layout, tiles, isGrowing, error, onRetry, children } = props;
  const id = useId();
  const isEmpty = tiles?.length === 0 && !isGrowing;
  const columns = COLUMNS[layout];
  return (
    <Stack as="section" ref={ref} className={styles.section} aria-labelledby={id} tabIndex={-1}>
      <Stack gap={0}>
        <Heading id={id}>{t(`heading.${kind}`)}</Heading>
        <Note>{t(`about.${kind}`)}</Note>
      </Stack>
      {tiles ? (
        <StaleList error={error} refetch={onRetry} />
      ) : (
        <RetryMessage error={error} title={t('loadFailed')} onRetry={onRetry} />
      )}
      {!tiles && !error && (
        <>
          <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
          <Stack as="ul" columns={columns} aria-hidden="true">
            {[1, 2, 3].map((place) => (
              <EmptyTile key={place} size={BANNER_SIZE[layout]} isPending />
            ))}
          </Stack>
        </>
      )}
      {isEmpty && (
        <EmptyState className={styles.empty} title={t(`none.${kind}`)}>
          <p>{t(`noneText.${kind}`)}</p>
        </EmptyState>
      )}
      {tiles && !isEmpty && (
        <>
          <Stack
            as={kind === 'active' ? 'ol' : 'ul'}
            columns={columns}
            aria-label={t(`heading.${kind}`)}
          >
            {tiles}
          </Stack>
          {children}
        </>
      )}
    </Stack>
  );
}

type RemoveProps = { file: StoredFile; layout: BannerLayout; onClose: () => void };

export function RemoveBanner({ file: { path, url }, layout, onClose }: RemoveProps) {
  const client = useQueryClient();
  const active = useQuery(staffBannerQueries.active());
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
    // Reads the banners again, because a removal that failed half-way may have changed the home page.
    await afterBannerWrite(client);
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
