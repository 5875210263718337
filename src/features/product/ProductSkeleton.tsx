import { useTranslation } from 'react-i18next';
import { FirstPicturePlace } from '#shared/ui/FirstPicturePlace.tsx';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import styles from './ProductLayout.module.css';
import { ProductTrail } from './ProductTrail.tsx';

/** Has the shape of the loaded page, so that nothing jumps. */
export function ProductSkeleton() {
  const { t } = useTranslation('product');
  return (
    <div className={styles.product}>
      <PageMeta title={t('title')} />
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
      <ProductTrail subfamilia={null} />
      <div className={styles.gallery}>
        <div className={styles.stage}>
          <FirstPicturePlace fit="contain" />
        </div>
      </div>
      <div className={styles.facts} aria-hidden="true">
        <Skeleton width="80%" height="2rem" />
        <Skeleton width="45%" height="1rem" />
        <Skeleton width="60%" height="2.25rem" />
        <Skeleton height="9rem" />
        <Skeleton width="90%" height="2.75rem" />
        <Skeleton width="70%" height="2.75rem" />
      </div>
      <div className={styles.add} aria-hidden="true">
        <Skeleton height="3.25rem" />
      </div>
    </div>
  );
}
