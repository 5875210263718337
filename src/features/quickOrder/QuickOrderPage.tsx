import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '#i18n/useTranslation.ts';
import { paths } from '#config/paths.ts';
import { quickOrder } from '#i18n/es/quickOrder.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { PageSection } from '#shared/ui/PageSection.tsx';
import { AddedNotice } from './AddedNotice.tsx';
import { OrderField } from './OrderField.tsx';
import { OrderReview } from './OrderReview.tsx';
import { useQuickOrder } from './useQuickOrder.ts';

registerTexts('quickOrder', quickOrder);

/**
 * A list of codes and quantities, checked while it is typed, that goes into the cart at once.
 *
 * @see docs/rules.md#quick-order
 */
export function QuickOrderPage() {
  const { t } = useTranslation('quickOrder');
  const order = useQuickOrder();
  const notice = useRef<HTMLDivElement>(null);

  function addAll() {
    flushSync(order.addAll);
    notice.current?.focus();
  }

  return (
    <PageSection title={t('title')} lead={t('lead')} headingLevel={1}>
      <PageMeta title={t('title')} description={t('description')} path={paths.quickOrder()} />
      <OrderField order={order} />
      {order.added !== null && <AddedNotice added={order.added} ref={notice} />}
      {order.entries.length > 0 && <OrderReview order={order} onAdd={addAll} />}
    </PageSection>
  );
}
