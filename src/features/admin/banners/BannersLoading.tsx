import { getFixedT } from 'i18next';
import { BANNER_SIZE, type BannerLayout } from '#domain/catalogue/banner.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import cardStyles from './BannerCard.module.css';
import styles from './BannerList.module.css';

const t = getFixedT('es', 'banners');

const CARDS = 3;

/** A loading list of banners, of about the size of the loaded one. */
export function BannersLoading({ layout }: { layout: BannerLayout }) {
  const { width, height } = BANNER_SIZE[layout];
  return (
    <>
      <output>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </output>
      <ul className={styles.list} data-layout={layout} aria-hidden="true">
        {Array.from({ length: CARDS }, (_, index) => (
          <li key={index} className={cardStyles.card}>
            <span className={cardStyles.picture} style={{ aspectRatio: `${width} / ${height}` }} />
            <div className={cardStyles.text}>
              <Skeleton width="60%" />
              <Skeleton width="40%" />
            </div>
            <div className={cardStyles.actions}>
              <Skeleton width="7rem" height="var(--control-height)" />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
