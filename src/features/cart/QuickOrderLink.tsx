import { ListPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import styles from './ContinueShopping.module.css';

export function QuickOrderLink() {
  const { t } = useTranslation('cart');
  return (
    <ButtonLink
      className={styles.link}
      variant="quiet"
      to={paths.quickOrder()}
      icon={<ListPlus aria-hidden="true" />}
    >
      {t('action.quickOrder')}
    </ButtonLink>
  );
}
