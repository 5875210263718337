import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import type { LineProblem } from '#domain/cart/reconcile.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { Stack, Text } from '#shared/ui/Stack.tsx';
import { useCart } from '#state/cart/useCart.ts';
import { OrderTotals } from '../shared/lines/OrderTotals.tsx';
import styles from './CartTotals.module.css';

/**
 * @param blockedBy why the button does not open the checkout; `null`: it does
 * @see docs/rules.md#cart-page
 */
export function CartTotals({ blockedBy }: { blockedBy: LineProblem }) {
  const { t } = useTranslation('cart');
  const { lines } = useCart();
  const [wasRefused, setWasRefused] = useState(false);

  function refuse(event: MouseEvent) {
    if (blockedBy === null) return;
    event.preventDefault();
    setWasRefused(true);
  }

  return (
    <Stack as="section" className={styles.totals} gap={4} isCard aria-labelledby="cart-totals">
      <Text as="h2" id="cart-totals" size="xl" weight="semibold">
        {t('totals.title')}
      </Text>
      <OrderTotals lines={lines} isLive />
      {blockedBy !== null && wasRefused && (
        <Message className={styles.refusal} tone="error">
          {t(`blocked.${blockedBy}`)}
        </Message>
      )}
      <ButtonLink
        className={styles.checkout}
        variant="sell"
        size="lg"
        to={paths.checkout()}
        onClick={refuse}
      >
        {t('action.checkout')}
      </ButtonLink>
      <Text className={styles.note} size="sm" tone="quiet">
        {t('totals.note')}
      </Text>
    </Stack>
  );
}
