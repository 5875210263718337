import { useTranslation } from '#i18n/useTranslation.ts';
import { Tag } from '#shared/ui/Tag.tsx';
import type { KeptOrder } from '#state/order/keptOrders.ts';

export function OrderTag({ status }: Pick<KeptOrder, 'status'>) {
  const { t } = useTranslation('orders');
  return <Tag tone={status === 'sent' ? 'success' : 'warning'}>{t(`status.${status}`)}</Tag>;
}
