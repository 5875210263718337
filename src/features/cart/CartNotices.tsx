import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button.tsx';
import { Message } from '../../shared/ui/Message.tsx';
import { useLineChangeText } from '../../state/cart/useLineChangeText.ts';
import type { LiveFacts } from '../../state/cart/useLiveFacts.ts';
import styles from './CartNotices.module.css';

/** What the shopper must know about the cart as a whole; nothing when all is well. */
export function CartNotices({ live, isPersistent }: { live: LiveFacts; isPersistent: boolean }) {
  const { t } = useTranslation('cart');
  const changeText = useLineChangeText();
  return (
    <div className={styles.notices}>
      {live.changes.length > 0 && (
        <Message tone="warning" live="polite" title={t('facts.changedTitle')}>
          <ul className={styles.changes}>
            {live.changes.map((change) => (
              <li key={`${change.kind} ${change.productoId}`}>{changeText(change)}</li>
            ))}
          </ul>
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
      {!isPersistent && (
        <Message tone="info" live="off">
          {t('notPersistent')}
        </Message>
      )}
    </div>
  );
}
