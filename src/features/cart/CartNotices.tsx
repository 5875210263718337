import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { useCart } from '#state/cart/useCart.ts';
import type { LiveFacts } from '#state/cart/useLiveFacts.ts';
import { LineChanges } from '../shared/lines/LineChanges.tsx';
import styles from './CartNotices.module.css';

/** Messages about the whole cart: changes, a failed request, a cut or unsaved cart. */
export function CartNotices({ live }: { live: LiveFacts }) {
  const { t } = useTranslation('cart');
  const { lines, isPersistent, isCut } = useCart();
  const inCart = new Set(lines.map(({ productoId }) => productoId));
  const changes = live.changes.filter(({ productoId }) => inCart.has(productoId));
  return (
    <div className={styles.notices}>
      {changes.length > 0 && (
        <Message tone="warning" live="polite" title={t('facts.changedTitle')}>
          <LineChanges changes={changes} />
        </Message>
      )}
      {live.failed && (
        <Message
          tone="warning"
          live="polite"
          actions={
            <Button variant="secondary" onClick={live.retry}>
              {t('facts.retry')}
            </Button>
          }
        >
          {t('facts.failed')}
        </Message>
      )}
      {isCut && lines.length > 0 && (
        <Message tone="warning" live="off">
          {t('cut')}
        </Message>
      )}
      {!isPersistent && (
        <Message tone="info" live="off">
          {t('notPersistent')}
        </Message>
      )}
    </div>
  );
}
