import { ShoppingBag } from 'lucide-react';
import { useRef, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '#config/paths.ts';
import { MAX_LINES } from '#domain/cart/cart.ts';
import { useQuickOrderTexts } from '#i18n/es/quickOrder.ts';
import { ButtonLink } from '#ui/action/Button.tsx';
import { Message } from '#ui/message/Message.tsx';
import { PageMeta } from '#ui/page/PageMeta.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { OrderField } from './OrderField.tsx';
import { OrderReview } from './OrderReview.tsx';
import { type Added, useQuickOrder } from './useQuickOrder.ts';

/** Says what was added to the cart. It gets the focus; as a live region, too, it would be announced twice. */
function AddedNotice({ added, ref }: { added: Added; ref: Ref<HTMLDivElement> }) {
  const t = useQuickOrderTexts();
  return (
    <Message
      tone={added.units > 0 ? 'success' : 'warning'}
      live="off"
      ref={ref}
      tabIndex={-1}
      title={t('added', { count: added.units })}
      actions={
        <ButtonLink to={paths.cart()} icon={<ShoppingBag />}>
          {t('toCart')}
        </ButtonLink>
      }
    >
      {added.cut.map((cut) => (
        <p key={cut.code}>{t('less', cut)}</p>
      ))}
      {added.noRoom > 0 && <p>{t('noRoom', { count: added.noRoom, max: MAX_LINES })}</p>}
      {added.left > 0 && <p>{t('left', { count: added.left })}</p>}
    </Message>
  );
}

/**
 * The page on which shoppers type a list of codes and quantities and add it to the cart. The list is checked
 * while it is typed. @see docs/rules.md#quick-order
 */
export function QuickOrderPage() {
  const t = useQuickOrderTexts();
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
