import { getFixedT } from 'i18next';
import { useId, useState } from 'react';
import type { StoredFile } from '#data/library/storage.ts';
import type { BannerLayout } from '#domain/catalogue/banner.ts';
import { shownBannerName } from '#domain/pictures/bannerFile.ts';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Tag } from '#shared/ui/Tag.tsx';
import { ListFoot } from '../shared/ListFoot.tsx';
import { BannerCard } from './BannerCard.tsx';
import { BannerTime } from './BannerTime.tsx';
import styles from './BannerList.module.css';

const t = getFixedT('es', 'banners');

const PAGE_SIZE = 6;

type Props = {
  files: readonly StoredFile[];
  layout: BannerLayout;
  /** More are loading. */
  isGrowing: boolean;
  isActive: (path: string) => boolean;
  busy: string | number | null;
  onActivate: (path: string) => void;
  onRemove: (file: StoredFile) => void;
};

/** The banners in the storage, active or not, one page at a time. */
export function StoredBannerList(props: Props) {
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
      <ul className={styles.list} data-layout={layout} aria-label={t('stored.title')}>
        {shown.map((file, index) => {
          const { path, url } = file;
          const name = shownBannerName(path);
          const isShown = isActive(path);
          const stateId = `${id}-${index}`;
          return (
            <BannerCard
              key={path}
              url={url}
              layout={layout}
              name={name}
              actions={
                <>
                  {/* An active banner gets a warning (docs/rules.md#active-banners). */}
                  <Button
                    variant={isShown ? 'quiet' : 'secondary'}
                    className={isShown ? styles.needless : undefined}
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
            </BannerCard>
          );
        })}
      </ul>
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
