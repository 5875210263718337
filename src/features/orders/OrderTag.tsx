import { useTranslation } from 'react-i18next';
import { Tag } from '#shared/ui/Tag.tsx';
import { type KeptOrder, shownStatus } from '#state/order/keptOrders.ts';

export function OrderTag({ kept }: { kept: KeptOrder }) {
  const { t } = useTranslation('orders');
  const status = shownStatus(kept);
  return <Tag tone={status === 'sent' ? 'success' : 'warning'}>{t(`status.${status}`)}</Tag>;
}
