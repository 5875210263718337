import { Copy } from 'lucide-react';
import type { Order } from '#domain/order/orderEmail.ts';
import { formatColones } from '#domain/prices/money.ts';
import { useCheckoutTexts } from '#i18n/es/checkout.ts';
import { Button } from '#ui/action/Button.tsx';
import { showToast } from '#ui/message/toast.ts';
import { Note, Row, Stack, Text } from '#ui/Stack.tsx';

/** Shows number, amount and reference of a SINPE payment to copy. An unconfirmed amount is left out. */
export function SinpePayment({ number, order }: { number: string; order: Order }) {
  const t = useCheckoutTexts();
  const total = order.totals.total;
  const facts = [
    [t('success.sinpeNumber'), number, number.replaceAll(/\D/g, '')],
    ...(order.pricesConfirmed
      ? [[t('success.sinpeAmount'), formatColones(total), total.toFixed(2)] as const]
      : []),
    [t('success.reference'), order.reference, order.reference],
  ] as const;

  if (order.form.paymentMethod !== 'bankTransfer') return null;

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      showToast(t('success.copied', { text }));
    } catch {
      showToast(t('success.copyFailed'), { tone: 'error' });
    }
  }

  return (
    <Stack as="section" gap={2}>
      <Text as="h2" size="xl" weight="semibold">
        {t('success.sinpe')}
      </Text>
      <Stack as="dl" columns="20rem" isFit>
        {facts.map(([label, shown, text]) => (
          <Row key={label} justify="between" hasNoWrap>
            <div>
              <Note as="dt">{label}</Note>
              <Text as="dd" weight="semibold">
                {shown}
              </Text>
            </div>
            <Button
              variant="secondary"
              icon={<Copy />}
              aria-label={`${t('success.copy')}: ${label}`}
              onClick={() => void copy(text)}
            >
              {t('success.copy')}
            </Button>
          </Row>
        ))}
      </Stack>
    </Stack>
  );
}
