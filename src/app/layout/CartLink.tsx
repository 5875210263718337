import { ShoppingCart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from '#shared/ui/Link.tsx';
import { paths } from '#config/paths.ts';
import { classNames } from '#shared/ui/classNames.ts';
import { useCart } from '#state/cart/useCart.ts';
import styles from './CartLink.module.css';

export function CartLink() {
  const { t } = useTranslation('common');
  const { count } = useCart();
  return (
    <NavLink
      className={classNames(styles.link)}
      to={paths.cart()}
      aria-label={t('cart.label', { count })}
    >
      <ShoppingCart aria-hidden="true" />
      <span className={styles.text}>{t('cart.short')}</span>
      {count > 0 && <span className={styles.badge}>{count}</span>}
    </NavLink>
  );
}
