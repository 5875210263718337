import { getFixedT } from 'i18next';
import { useId, useState } from 'react';
import type { ActiveBanner } from '#data/banners/write.ts';
import type { StoredFile } from '#data/library/storage.ts';
import { BANNER_SIZE, type BannerLayout } from '#domain/catalogue/banner.ts';
import { BANNER_FOLDER, bannerTimeMs, shownBannerName } from '#domain/pictures/bannerFile.ts';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Tag } from '#shared/ui/Tag.tsx';
import { ListFoot } from '../shared/ListFoot.tsx';
import { PictureTile } from '../shared/pictures/PictureTile.tsx';
import { Stack, Text } from '../shared/Stack.tsx';
import styles from './Banners.module.css';

const t = getFixedT('es', 'banners');

/** @see docs/rules.md#banner-screen */
const PAGE_SIZE = 6;

/** Phone banners are tall and narrow, so more fit in a row. */
export const COLUMNS = { desktop: '20rem', mobile: '9rem' } as const;

const format = new Intl.DateTimeFormat('es-CR', { dateStyle: 'medium', timeStyle: 'medium' });

/** Time of the upload, to tell banners of the same name apart. */
export function BannerTime({ path }: { path: string }) {
  const timeMs = bannerTimeMs(path);
  return timeMs !== null && <p>{t('stored.uploaded', { when: format.format(timeMs) })}</p>;
}

type ListProps = {
  layout: BannerLayout;
  /** Path of the stored banner or id of the active one with an action in flight. */
  busy: string | number | null;
};

type ActiveProps = ListProps & {
  banners: readonly ActiveBanner[];
  /** Paths of all stored banners of the layout; `null`: not all are known. */
  storedPaths: ReadonlySet<string> | null;
  onDeactivate: (banner: ActiveBanner) => void;
};

/** The banners that the home page shows, in its order. */
export function ActiveBanners({ banners, layout, storedPaths, busy, onDeactivate }: ActiveProps) {
  if (banners.length === 0) {
    return (
      <EmptyState className={styles.empty} title={t('active.none')}>
        <p>{t('active.noneText')}</p>
      </EmptyState>
    );
  }
  const isGone = (path: string) =>
    storedPaths?.has(path) === false && path.startsWith(`${BANNER_FOLDER[layout]}/`);
  return (
    <Stack as="ol" columns={COLUMNS[layout]} aria-label={t('active.title')}>
      {banners.map((banner, index) => {
        const { id, url, path } = banner;
        const name = path === null ? (url ?? t('active.elsewhere')) : shownBannerName(path);
        return (
          <PictureTile
            key={id}
            url={url}
            name={name}
            size={BANNER_SIZE[layout]}
            actions={
              <Button
                variant="secondary"
                aria-label={t('active.deactivateNamed', { name })}
                busy={busy === id}
                onClick={() => onDeactivate(banner)}
              >
                {t('active.deactivate')}
              </Button>
            }
          >
            <p>{t('active.position', { position: index + 1 })}</p>
            {path !== null && <BannerTime path={path} />}
            {path === null && url !== null && <p>{t('active.elsewhere')}</p>}
            {path !== null && isGone(path) && <Text tone="warning">{t('active.gone')}</Text>}
          </PictureTile>
        );
      })}
    </Stack>
  );
}

type StoredProps = ListProps & {
  files: readonly StoredFile[];
  /** More are loading. */
  isGrowing: boolean;
  isActive: (path: string) => boolean;
  onActivate: (path: string) => void;
  onRemove: (file: StoredFile) => void;
};

/** The banners in the storage, active or not, one page at a time. */
export function StoredBanners(props: StoredProps) {
  const { files, layout, isGrowing, isActive, busy, onActivate, onRemove } = props;
  const id = useId();
  const [wantedPage, setPage] = useState(1);
  if (files.length === 0 && !isGrowing) {
    return (
      <EmptyState className={styles.empty} title={t('stored.none')}>
        <p>{t('stored.noneText')}</p>
      </EmptyState>
    );
  }
  const pageCount = Math.max(1, Math.ceil(files.length / PAGE_SIZE));
  const page = Math.min(wantedPage, pageCount);
  const shown = files.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return (
    <>
      <Stack as="ul" columns={COLUMNS[layout]} aria-label={t('stored.title')}>
        {shown.map((file, index) => {
          const { path, url } = file;
          const name = shownBannerName(path);
          const isShown = isActive(path);
          const stateId = `${id}-${index}`;
          return (
            <PictureTile
              key={path}
              url={url}
              name={name}
              size={BANNER_SIZE[layout]}
              actions={
                <>
                  {/* An active banner gets a warning (docs/rules.md#active-banners). */}
                  <Button
                    variant={isShown ? 'quiet' : 'secondary'}
                    aria-describedby={isShown ? stateId : undefined}
                    aria-label={t('stored.activateNamed', { name })}
                    busy={busy === path}
                    onClick={() => onActivate(path)}
                  >
                    {t('stored.activate')}
                  </Button>
                  <Button
                    variant="quiet"
                    className={styles.remove}
                    aria-label={t('stored.removeNamed', { name })}
                    onClick={() => onRemove(file)}
                  >
                    {t('stored.remove')}
                  </Button>
                </>
              }
            >
              <BannerTime path={path} />
              {isShown && (
                <span id={stateId}>
                  <Tag tone="success">{t('stored.isActive')}</Tag>
                </span>
              )}
            </PictureTile>
          );
        })}
      </Stack>
      <ListFoot
        page={page}
        pageCount={pageCount}
        label={t('stored.pages')}
        onChange={setPage}
        status={isGrowing ? t('stored.growing') : t('stored.count', { count: files.length })}
      />
    </>
  );
}
