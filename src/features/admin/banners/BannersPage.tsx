import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { REMOVE_BANNER_HASH } from '#config/staffHashes.ts';
import {
  type ActiveBanner,
  activateBanner,
  deactivateBanner,
  staffBannerQueries,
} from '#data/banners/staff.ts';
import type { StoredFile } from '#data/library/staff/storage.ts';
import { afterBannerWrite } from '#data/staffCache.ts';
import { BANNER_SIZE, type BannerLayout } from '#domain/catalogue/banner.ts';
import { BANNER_FOLDER, shownBannerName } from '#domain/staff/pictures/bannerFile.ts';
import { t as tShared } from '#i18n/es/staff/backOffice.ts';
import { t } from '#i18n/es/staff/banners.ts';
import { Button } from '#ui/action/Button.tsx';
import { RadioGroup } from '#ui/form/RadioGroup.tsx';
import { useHashPopup } from '#ui/hooks/useHashPopup.ts';
import { Heading, Stack, Text } from '#ui/Stack.tsx';
import { Tag } from '#ui/Tag.tsx';
import { FormMessage, type FormNotice } from '../shared/form/FormMessage.tsx';
import { useSingleMutation } from '../shared/form/useSingleMutation.ts';
import { PictureTile } from '../shared/pictures/PictureTile.tsx';
import { useWholeFolder } from '../shared/pictures/useWholeFolder.ts';
import { AdminScreen } from '../shared/screen/AdminScreen.tsx';
import { failureNotice } from '../shared/screen/failureNotice.ts';
import { ListFoot } from '../shared/table/Pager.tsx';
import { bannerPreset } from '../shared/upload/presets.ts';
import { Uploader } from '../shared/upload/Uploader.tsx';
import { BannerSection, bannerToast, RemoveBanner, UploadTime } from './BannerParts.tsx';
import styles from './Banners.module.css';

const PAGE_SIZE = 6;

/** The page on which staff upload, show and delete banners. @see docs/rules.md#banner-screen */
export function BannersPage() {
  return (
    <AdminScreen title={t('title')} hasSignIn={false}>
      <Banners />
    </AdminScreen>
  );
}

function Banners() {
  const client = useQueryClient();
  const [layout, setLayout] = useState<BannerLayout>('desktop');
  const [wantedPage, setPage] = useState(1);
  const [isUploading, setUploading] = useState(false);
  const active = useQuery(staffBannerQueries.active());
  const stored = useWholeFolder(staffBannerQueries.stored(layout));
  const activeBox = useRef<HTMLElement>(null);
  const popup = useHashPopup(REMOVE_BANNER_HASH);
  const [removing, setRemoving] = useState<StoredFile | null>(null);
  const [notice, setNotice] = useState<FormNotice | null>(null);

  const hasFailed = active.error !== null || stored.error !== null;
  useEffect(() => {
    if (hasFailed) bannerToast('error', t('loadFailed'));
  }, [hasFailed]);

  /** With the id of an active banner: takes it off the home page. With the path of a stored one: shows it there. */
  const action = useSingleMutation({
    mutationKey: ['staff', 'banners', 'act'],
    onMutate: () => setNotice(null),
    mutationFn: async (banner: number | string) => {
      if (typeof banner === 'string') {
        if ((await activateBanner(banner, layout)) === 'added') bannerToast('success', t('added'));
        else bannerToast('warning', t('stored.alreadyActive'));
      } else {
        if (await deactivateBanner(banner)) bannerToast('success', t('active.deactivated'));
        else bannerToast('info', t('active.wasInactive'));
      }
      // The pressed button disappears, so the focus moves to the active banners.
      activeBox.current?.focus();
      await afterBannerWrite(client);
    },
    onError: (error, banner) => {
      const failure =
        typeof banner === 'string'
          ? { text: t('stored.activateFailed'), signIn: t('signIn.activate') }
          : { text: t('active.deactivateFailed'), signIn: t('signIn.deactivate') };
      const failed = failureNotice(error, failure);
      bannerToast('error', failed.text);
      setNotice(failed);
      void afterBannerWrite(client);
    },
  });
  const busy = action.isPending ? action.variables : null;

  const shown = active.data?.filter((banner) => banner.layout === layout);
  const size = BANNER_SIZE[layout];
  const count = stored.files.length;
  const isGrowing = stored.isGrowing && stored.error === null;
  const isKnown = !stored.isPending && (stored.error === null || count > 0);
  const pageCount = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const page = Math.min(wantedPage, pageCount);
  /** True if neither list could be read: one box says so, and its button reads both again. */
  const isUnread = active.isLoadingError && stored.error !== null && !isKnown;

  function toActiveTile(banner: ActiveBanner, index: number) {
    const { url, path } = banner;
    const name = path === null ? (url ?? t('active.elsewhere')) : shownBannerName(path);
    const isGone =
      !stored.isPending &&
      !stored.isGrowing &&
      stored.error === null &&
      path?.startsWith(`${BANNER_FOLDER[layout]}/`) === true &&
      !stored.files.some((file) => file.path === path);
    const button = (
      <Button
        variant="secondary"
        aria-label={t('active.deactivateNamed', { name })}
        busy={busy === banner.id}
        aria-disabled={action.isPending}
        onClick={() => action.mutate(banner.id)}
      >
        {t('active.deactivate')}
      </Button>
    );
    return (
      <PictureTile key={banner.id} url={url} name={name} size={size} actions={button}>
        <p>{t('active.position', { position: index + 1 })}</p>
        <UploadTime path={path} />
        {path === null && url !== null && <p>{t('active.elsewhere')}</p>}
        {isGone && <Text tone="warning">{t('active.gone')}</Text>}
      </PictureTile>
    );
  }

  function toStoredTile(file: StoredFile) {
    const { path, url } = file;
    const name = shownBannerName(path);
    const isActive = shown?.some((banner) => banner.path === path) === true;
    const buttons = (
      <>
        {!isActive && (
          <Button
            variant="secondary"
            aria-label={t('stored.activateNamed', { name })}
            busy={busy === path}
            aria-disabled={action.isPending}
            onClick={() => action.mutate(path)}
          >
            {t('stored.activate')}
          </Button>
        )}
        <Button
          variant="quiet"
          className={styles.remove}
          aria-label={t('stored.removeNamed', { name })}
          onClick={() => {
            setNotice(null);
            setRemoving(file);
            popup.open();
          }}
        >
          {tShared('actions.delete')}
        </Button>
      </>
    );
    return (
      <PictureTile key={path} url={url} name={name} size={size} actions={buttons}>
        <UploadTime path={path} />
        {isActive && <Tag tone="success">{t('stored.isActive')}</Tag>}
      </PictureTile>
    );
  }

  return (
    <>
      <RadioGroup
        className={styles.layouts}
        legend={t('layout.legend')}
        name="layout"
        value={layout}
        onChange={(value) => {
          setLayout(value);
          setPage(1);
        }}
        options={(['desktop', 'mobile'] as const).map((value) => ({
          value,
          label: t(`layout.${value}`),
          hint: t(`layout.${value}Hint`),
          disabled: isUploading,
        }))}
      />
      <Stack as="section" isCard aria-labelledby="upload">
        <Heading id="upload">{t('upload')}</Heading>
        <Uploader
          preset={bannerPreset(layout)}
          hash=""
          // Reads the layout from the path: at a second attempt the page may show the other layout.
          onStored={async ({ path }) => {
            const isMobile = path.startsWith(BANNER_FOLDER.mobile);
            await activateBanner(path, isMobile ? 'mobile' : 'desktop');
          }}
          onBusyChange={setUploading}
          onEnd={({ tone, text }) => bannerToast(tone, text)}
        />
      </Stack>
      <FormMessage message={notice} />
      <BannerSection
        ref={activeBox}
        kind="active"
        layout={layout}
        tiles={shown?.map(toActiveTile) ?? null}
        error={active.error}
        onRetry={() => {
          void active.refetch();
          if (isUnread) stored.retry();
        }}
      />
      {/* Waits for the active banners above, whose height moves this section. */}
      {!active.isPending && !isUnread && (
        <BannerSection
          kind="stored"
          layout={layout}
          tiles={
            isKnown
              ? stored.files.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(toStoredTile)
              : null
          }
          isGrowing={isGrowing}
          error={stored.error}
          onRetry={stored.retry}
        >
          <ListFoot
            page={page}
            pageCount={pageCount}
            label={t('stored.pages')}
            onChange={setPage}
            status={isGrowing ? t('stored.growing') : t('stored.count', { count })}
          />
        </BannerSection>
      )}
      {popup.isOpen && removing && (
        <RemoveBanner file={removing} layout={layout} onClose={popup.close} />
      )}
    </>
  );
}
