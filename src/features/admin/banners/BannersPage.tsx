import { getFixedT } from 'i18next';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { REMOVE_BANNER_HASH } from '#config/staffHashes.ts';
import { type ActiveBanner, activateBanner, deactivateBanner } from '#data/banners/write.ts';
import type { DataError } from '#data/http/DataError.ts';
import type { StoredFile } from '#data/library/storage.ts';
import { afterBannerWrite, staffQueries } from '#data/staffQueries.ts';
import { BANNER_SIZE, type BannerLayout } from '#domain/catalogue/banner.ts';
import { BANNER_FOLDER } from '#domain/pictures/bannerFile.ts';
import { banners } from '#i18n/es/staff/banners.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import type { Elements } from '#shared/ui/Elements.ts';
import { RadioGroup } from '#shared/ui/RadioGroup.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { AdminScreen } from '../shared/AdminScreen.tsx';
import { type FailureTexts, failureNotice } from '../shared/failureNotice.ts';
import { FormMessage, type FormNotice } from '../shared/FormMessage.tsx';
import { EmptyTile } from '../shared/pictures/PictureTile.tsx';
import { RetryMessage } from '../shared/RetryMessage.tsx';
import { Stack, Text } from '../shared/Stack.tsx';
import { StaleList } from '../shared/StaleList.tsx';
import { bannerPreset } from '../shared/upload/presets.ts';
import { Uploader } from '../shared/upload/Uploader.tsx';
import { useSingleMutation } from '../shared/useSingleMutation.ts';
import { useWholeFolder } from '../shared/useWholeFolder.ts';
import { ActiveBanners, COLUMNS, StoredBanners } from './BannerLists.tsx';
import styles from './Banners.module.css';
import { bannerToast } from './bannerToast.ts';
import { RemoveBanner } from './RemoveBanner.tsx';

const t = getFixedT('es', 'banners');

registerTexts('banners', banners);

/** Upload, active and stored banners of one layout at a time. @see docs/rules.md#banner-screen */
export function BannersPage() {
  return (
    <AdminScreen title={t('title')} hasSignIn={false}>
      <Banners />
    </AdminScreen>
  );
}

type Action = {
  /** Path of the stored banner or id of the active one. */
  banner: string | number;
  write: () => Promise<void>;
  failure: FailureTexts;
};

function Banners() {
  const client = useQueryClient();
  const [layout, setLayout] = useState<BannerLayout>('desktop');
  const [isUploading, setUploading] = useState(false);
  const active = useQuery(staffQueries.activeBanners());
  const stored = useWholeFolder(staffQueries.storedBanners(layout));
  const activeBox = useRef<HTMLElement>(null);
  const storedBox = useRef<HTMLElement>(null);
  const popup = useHashPopup(REMOVE_BANNER_HASH);
  const [removing, setRemoving] = useState<StoredFile | null>(null);
  const isRowGone = useRef(false);
  /** Why the last action failed. */
  const [notice, setNotice] = useState<FormNotice | null>(null);

  const hasFailed = active.error !== null || stored.error !== null;
  useEffect(() => {
    if (hasFailed) bannerToast('error', t('loadFailed'));
  }, [hasFailed]);

  useEffect(() => {
    // The pressed button is gone with its banner.
    if (!popup.isOpen && isRowGone.current) storedBox.current?.focus();
    isRowGone.current = false;
  }, [popup.isOpen]);

  const action = useSingleMutation({
    mutationKey: ['staff', 'banners', 'act'],
    onMutate: () => setNotice(null),
    mutationFn: ({ write }: Action) => write(),
    onError: (error, { failure }) => {
      const failed = failureNotice(error, failure);
      bannerToast('error', failed.text);
      setNotice(failed);
      // The lists may be stale.
      void afterBannerWrite(client);
    },
  });
  const busy = action.isPending ? action.variables.banner : null;

  const activate = (path: string) =>
    action.mutate({
      banner: path,
      async write() {
        if ((await activateBanner(path, layout)) === 'added') bannerToast('success', t('added'));
        else bannerToast('warning', t('stored.alreadyActive'));
        await afterBannerWrite(client);
      },
      failure: { text: t('stored.activateFailed'), signIn: t('signIn.activate') },
    });

  const deactivate = ({ id }: ActiveBanner) =>
    action.mutate({
      banner: id,
      async write() {
        if (await deactivateBanner(id)) bannerToast('success', t('active.deactivated'));
        else bannerToast('info', t('active.wasInactive'));
        await afterBannerWrite(client);
        activeBox.current?.focus();
      },
      failure: { text: t('active.deactivateFailed'), signIn: t('signIn.deactivate') },
    });

  const ofLayout = active.data?.filter((banner) => banner.layout === layout);
  const isComplete = !stored.isPending && !stored.isGrowing && stored.error === null;

  return (
    <>
      <RadioGroup
        className={styles.layouts}
        legend={t('layout.legend')}
        name="layout"
        value={layout}
        onChange={setLayout}
        options={(['desktop', 'mobile'] as const).map((value) => ({
          value,
          label: t(`layout.${value}`),
          hint: t(`layout.${value}Hint`),
          disabled: isUploading,
        }))}
      />
      <Stack as="section" isCard aria-labelledby="upload">
        <Text as="h2" id="upload" size="xl" weight="bold">
          {t('upload')}
        </Text>
        <Uploader
          preset={bannerPreset(layout)}
          hash=""
          // The other set may be shown when it is activated at a second attempt.
          onStored={async ({ path }) => {
            const isMobile = path.startsWith(BANNER_FOLDER.mobile);
            await activateBanner(path, isMobile ? 'mobile' : 'desktop');
          }}
          onBusyChange={setUploading}
          onEnd={({ tone, text }) => bannerToast(tone, text)}
        />
      </Stack>
      <FormMessage message={notice} />
      <ReadSection
        ref={activeBox}
        title={t('active.title')}
        text={t('active.order')}
        layout={layout}
        error={active.error}
        isKnown={ofLayout !== undefined}
        onRetry={() => void active.refetch()}
      >
        <ActiveBanners
          banners={ofLayout ?? []}
          layout={layout}
          storedPaths={isComplete ? new Set(stored.files.map(({ path }) => path)) : null}
          busy={busy}
          onDeactivate={deactivate}
        />
      </ReadSection>
      {/* Its position depends on the height of the list above. */}
      {!active.isPending && (
        <ReadSection
          ref={storedBox}
          title={t('stored.title')}
          text={t('stored.text')}
          layout={layout}
          error={stored.error}
          isKnown={!stored.isPending && (stored.error === null || stored.files.length > 0)}
          onRetry={stored.retry}
        >
          <StoredBanners
            key={layout}
            files={stored.files}
            layout={layout}
            isGrowing={stored.isGrowing && stored.error === null}
            isActive={(path) => ofLayout?.some((banner) => banner.path === path) === true}
            busy={busy}
            onActivate={activate}
            onRemove={(file) => {
              setNotice(null);
              setRemoving(file);
              popup.open();
            }}
          />
        </ReadSection>
      )}
      {popup.isOpen && removing && (
        <RemoveBanner
          file={removing}
          layout={layout}
          onRemoved={() => {
            isRowGone.current = true;
          }}
          onClose={popup.close}
        />
      )}
    </>
  );
}

type SectionProps = {
  ref: Ref<HTMLElement>;
  title: string;
  text: string;
  layout: BannerLayout;
  error: DataError | null;
  /** There is a list to show, even if it is stale. */
  isKnown: boolean;
  onRetry: () => void;
  children: Elements;
};

/** A list of banners with its heading, or why there is none. */
function ReadSection(props: SectionProps) {
  const { ref, title, text, layout, error, isKnown, onRetry, children } = props;
  const id = useId();
  return (
    <Stack as="section" ref={ref} className={styles.section} aria-labelledby={id} tabIndex={-1}>
      <Stack gap={0}>
        <Text as="h2" id={id} size="xl" weight="bold">
          {title}
        </Text>
        <Text size="sm" tone="quiet">
          {text}
        </Text>
      </Stack>
      {isKnown ? (
        <>
          <StaleList error={error} refetch={onRetry} />
          {children}
        </>
      ) : (
        <RetryMessage tone="error" error={error} title={t('loadFailed')} onRetry={onRetry} />
      )}
      {!isKnown && !error && (
        <>
          <output>
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
          </output>
          <Stack as="ul" columns={COLUMNS[layout]} aria-hidden="true">
            {[1, 2, 3].map((place) => (
              <EmptyTile key={place} size={BANNER_SIZE[layout]} isPending />
            ))}
          </Stack>
        </>
      )}
    </Stack>
  );
}
