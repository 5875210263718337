import { getFixedT } from 'i18next';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { REMOVE_BANNER_HASH } from '#config/staffHashes.ts';
import type { DataError } from '#data/http/DataError.ts';
import { activateBanner } from '#data/banners/write.ts';
import { staffQueries } from '#data/staffQueries.ts';
import type { StoredFile } from '#data/library/storage.ts';
import type { BannerLayout } from '#domain/catalogue/banner.ts';
import { BANNER_FOLDER } from '#domain/pictures/bannerFile.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { RadioGroup } from '#shared/ui/RadioGroup.tsx';
import { FormMessage } from '../shared/FormMessage.tsx';
import { RetryMessage } from '../shared/RetryMessage.tsx';
import { bannerPreset } from '../shared/upload/presets.ts';
import { Uploader } from '../shared/upload/Uploader.tsx';
import { StaleList } from '../shared/StaleList.tsx';
import { useWholeFolder } from '../shared/useWholeFolder.ts';
import { ActiveBanners } from './ActiveBanners.tsx';
import styles from './BannersContent.module.css';
import { BannersLoading } from './BannersLoading.tsx';
import { bannerToast } from './bannerToast.ts';
import { RemoveBanner } from './RemoveBanner.tsx';
import { StoredBannerList } from './StoredBannerList.tsx';
import { useBannerActions } from './useBannerActions.ts';
import type { Elements } from '#shared/ui/Elements.ts';

const t = getFixedT('es', 'banners');

/** Upload, active and stored banners of one layout at a time. */
export function BannersContent() {
  const [layout, setLayout] = useState<BannerLayout>('desktop');
  const [isUploading, setUploading] = useState(false);
  const active = useQuery(staffQueries.activeBanners());
  const stored = useWholeFolder(staffQueries.storedBanners(layout));
  const activeBox = useRef<HTMLElement>(null);
  const storedBox = useRef<HTMLElement>(null);
  // The pressed button is gone with its banner.
  const actions = useBannerActions(() => activeBox.current?.focus());
  const popup = useHashPopup(REMOVE_BANNER_HASH);
  const [removing, setRemoving] = useState<StoredFile | null>(null);
  const isRowGone = useRef(false);

  const hasFailed = active.error !== null || stored.error !== null;
  const loadFailed = t('loadFailed');
  useEffect(() => {
    if (hasFailed) bannerToast('error', loadFailed);
  }, [hasFailed, loadFailed]);

  useEffect(() => {
    if (popup.isOpen || !isRowGone.current) return;
    isRowGone.current = false;
    storedBox.current?.focus();
  }, [popup.isOpen]);

  const ofLayout = active.data?.filter((banner) => banner.layout === layout);
  const activePaths = new Set(ofLayout?.map(({ path }) => path));
  const isComplete = !stored.isPending && !stored.isGrowing && stored.error === null;
  const storedPaths = new Set(stored.files.map(({ path }) => path));

  return (
    <>
      <RadioGroup
        className={styles.layouts}
        legend={t('layout.legend')}
        name="layout"
        value={layout}
        onChange={setLayout}
        options={[
          {
            value: 'desktop',
            label: t('layout.desktop'),
            hint: t('layout.desktopHint'),
            disabled: isUploading,
          },
          {
            value: 'mobile',
            label: t('layout.mobile'),
            hint: t('layout.mobileHint'),
            disabled: isUploading,
          },
        ]}
      />
      <section className={styles.upload} aria-labelledby="upload">
        <h2 id="upload" className={styles.title}>
          {t('upload')}
        </h2>
        <Uploader
          preset={bannerPreset(layout)}
          hash=""
          // The other set may be shown when it is activated at a second attempt.
          onStored={async ({ path }) => {
            await activateBanner(
              path,
              path.startsWith(BANNER_FOLDER.mobile) ? 'mobile' : 'desktop',
            );
          }}
          onBusyChange={setUploading}
          onEnd={({ tone, text }) => bannerToast(tone, text)}
        />
      </section>
      <FormMessage message={actions.notice} />
      <section ref={activeBox} className={styles.section} aria-labelledby="active" tabIndex={-1}>
        <Heading id="active" title={t('active.title')} text={t('active.order')} />
        <ReadList
          layout={layout}
          error={active.error}
          isKnown={ofLayout !== undefined}
          onRetry={() => void active.refetch()}
        >
          <ActiveBanners
            banners={ofLayout ?? []}
            layout={layout}
            isGone={(path) =>
              isComplete && path.startsWith(`${BANNER_FOLDER[layout]}/`) && !storedPaths.has(path)
            }
            busy={actions.busy}
            onDeactivate={actions.deactivate}
          />
        </ReadList>
      </section>
      {/* Its position depends on the height of the list above. */}
      {!active.isPending && (
        <section ref={storedBox} className={styles.section} aria-labelledby="stored" tabIndex={-1}>
          <Heading id="stored" title={t('stored.title')} text={t('stored.text')} />
          <ReadList
            layout={layout}
            error={stored.error}
            isKnown={!stored.isPending && (stored.error === null || stored.files.length > 0)}
            onRetry={stored.retry}
          >
            <StoredBannerList
              key={layout}
              files={stored.files}
              layout={layout}
              isGrowing={stored.isGrowing && stored.error === null}
              isActive={(path) => activePaths.has(path)}
              busy={actions.busy}
              onActivate={(path) => actions.activate(path, layout)}
              onRemove={(file) => {
                actions.setNotice(null);
                setRemoving(file);
                popup.open();
              }}
            />
          </ReadList>
        </section>
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

function Heading({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <div>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.hint}>{text}</p>
    </div>
  );
}

type ReadListProps = {
  layout: BannerLayout;
  error: DataError | null;
  /** There is a list to show, even if it is stale. */
  isKnown: boolean;
  onRetry: () => void;
  children: Elements;
};

function ReadList({ layout, error, isKnown, onRetry, children }: ReadListProps) {
  return (
    <>
      {isKnown ? (
        <StaleList error={error} refetch={onRetry} />
      ) : (
        <RetryMessage tone="error" error={error} title={t('loadFailed')} onRetry={onRetry} />
      )}
      {isKnown ? children : !error && <BannersLoading layout={layout} />}
    </>
  );
}
