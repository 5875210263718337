import { useTranslation } from 'react-i18next';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import detail from './ProductDetail.module.css';
import styles from './ProductSkeleton.module.css';

/** Has the shape of the loaded page, so that nothing jumps. */
export function ProductSkeleton() {
  const { t } = useTranslation('product');
  return (
    <div className={detail.product}>
      <PageMeta title={t('title')} />
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <output className={styles.status}>{t('loading')}</output>
      <div className={detail.gallery}>
        <div className={styles.stage} />
      </div>
      <div className={detail.facts} aria-hidden="true">
        <Skeleton width="80%" height="2rem" />
        <Skeleton width="45%" height="1rem" />
        <Skeleton width="60%" height="2.25rem" />
        <Skeleton height="9rem" />
        <Skeleton width="90%" height="2.75rem" />
        <Skeleton width="70%" height="2.75rem" />
      </div>
      <div className={detail.add} aria-hidden="true">
        <Skeleton height="3.25rem" />
      </div>
    </div>
  );
}
