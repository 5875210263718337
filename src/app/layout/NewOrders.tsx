import { getFixedT } from 'i18next';
import { useQuery } from '@tanstack/react-query';
import { pedidoCounts } from '#data/pedidos/count.ts';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import styles from './NewOrders.module.css';

const t = getFixedT('es', 'staffBar');

/** How many orders are new, behind the link to them; nothing while there are none, or it is not known. */
export function NewOrders() {
  const { data = 0 } = useQuery(pedidoCounts.new);
  if (data === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{data > 99 ? '99+' : data}</span>
      <VisuallyHidden>{t('newOrders', { count: data })}</VisuallyHidden>
    </span>
  );
}
