import { useQuery } from '@tanstack/react-query';
import { pedidoCounts } from '#data/pedidos/count.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import styles from './NewOrders.module.css';

/** How many orders are new, behind the link to them; nothing while there are none, or it is not known. */
export function NewOrders() {
  const t = useStaffText('staffBar');
  const { data = 0 } = useQuery(pedidoCounts.new);
  if (data === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{data > 99 ? '99+' : data}</span>
      <VisuallyHidden>{t('newOrders', { count: data })}</VisuallyHidden>
    </span>
  );
}
