import { getFixedT } from 'i18next';
import type { ActiveBanner } from '#data/banners/write.ts';
import type { BannerLayout } from '#domain/catalogue/banner.ts';
import { shownBannerName } from '#domain/pictures/bannerFile.ts';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { BannerCard } from './BannerCard.tsx';
import { BannerTime } from './BannerTime.tsx';
import styles from './BannerList.module.css';

const t = getFixedT('es', 'banners');

type Props = {
  banners: readonly ActiveBanner[];
  layout: BannerLayout;
  /** Whether the file of an active banner is known to be missing. */
  isGone: (path: string) => boolean;
  busy: string | number | null;
  onDeactivate: (banner: ActiveBanner) => void;
};

/** The banners that the home page shows, in its order. */
export function ActiveBanners({ banners, layout, isGone, busy, onDeactivate }: Props) {
  if (banners.length === 0) {
    return (
      <EmptyState className={styles.empty} title={t('active.none')}>
        <p>{t('active.noneText')}</p>
      </EmptyState>
    );
  }
  return (
    <ol className={styles.list} data-layout={layout} aria-label={t('active.title')}>
      {banners.map((banner, index) => {
        const { id, url, path } = banner;
        const name = path === null ? (url ?? t('active.elsewhere')) : shownBannerName(path);
        return (
          <BannerCard
            key={id}
            url={url}
            layout={layout}
            name={name}
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
            {path !== null && isGone(path) && <p className={styles.gone}>{t('active.gone')}</p>}
          </BannerCard>
        );
      })}
    </ol>
  );
}
