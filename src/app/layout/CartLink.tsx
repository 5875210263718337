import { ShoppingCart } from 'lucide-react';
import { paths } from '#config/paths.ts';
import { useCommonTexts } from '#i18n/es/common.ts';
import { useCart } from '#state/cart/useCart.ts';
import { NavLink } from '#ui/action/Link.tsx';
import styles from './Header.module.css';

export function CartLink() {
  const t = useCommonTexts();
  const { count } = useCart();
  return (
    <NavLink
      inTransition
      className={styles.link}
      to={paths.cart()}
      aria-label={t('cart.label', { count })}
    >
      <ShoppingCart />
      <span className={styles.cartName}>{t('cart.short')}</span>
      {count > 0 && <span className={styles.badge}>{count}</span>}
    </NavLink>
  );
}
