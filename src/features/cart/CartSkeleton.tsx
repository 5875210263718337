import { useTranslation } from 'react-i18next';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import styles from './CartSkeleton.module.css';

const LINES = 3;

/** In a document, which does not know the cart of the visitor. */
export function CartSkeleton() {
  const { t } = useTranslation('common');
  return (
    <>
      <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
      <div className={styles.lines} aria-hidden="true">
        {Array.from({ length: LINES }, (_, index) => (
          <Skeleton key={index} height="6rem" />
        ))}
      </div>
    </>
  );
}
