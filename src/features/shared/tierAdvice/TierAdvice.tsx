import { useId, useState } from 'react';
import { cheaperQuantity } from '#domain/prices/advice.ts';
import { formatColones } from '#domain/prices/money.ts';
import type { PriceTiers } from '#domain/prices/pricing.ts';
import { useAdviceTexts } from '#i18n/es/advice.ts';
import { Button } from '#ui/action/Button.tsx';
import { Row, Text } from '#ui/Stack.tsx';
import styles from './TierAdvice.module.css';

export type TierAdviceProps = {
  readonly prices: PriceTiers;
  /** Units that the line has now. */
  readonly quantity: number;
  /** Most units that the line may have; `null`: the stock is not known, so nothing is advised. */
  readonly available: number | null;
  /** Name of the line, for a page that shows the advice of several lines. */
  readonly name?: string | undefined;
  /** Receives the new units of the line. */
  readonly onTake: (quantity: number) => void;
};

/** Advises '24 units cost less than 21', with a button that sets 24. @see docs/rules.md#next-tier-advice */
export function TierAdvice({ prices, quantity, available, name, onTake }: TierAdviceProps) {
  const t = useAdviceTexts();
  const textId = useId();
  const [taken, setTaken] = useState<{ quantity: number; saved: number } | null>(null);

  if (taken?.quantity === quantity) {
    return (
      <Text role="alert" size="sm" tone="success" grow="100%">
        {name !== undefined && <strong>{`${name}: `}</strong>}
        <span>{t('taken', { better: quantity, saved: formatColones(taken.saved) })}</span>
      </Text>
    );
  }
  const advice = cheaperQuantity(prices, quantity, available ?? 0);
  if (advice === null) return null;
  const { quantity: better, total, totalNow } = advice;
  return (
    <Row className={styles.advice} gap={[2, 3]} justify="between" grow="100%">
      <Text id={textId} grow="10rem">
        {name !== undefined && <strong>{`${name}: `}</strong>}
        <span>{t('cheaper', { better, now: quantity })}</span>
        <Text as="span" className={styles.amounts} tone="quiet">
          {t('amounts', { total: formatColones(total), totalNow: formatColones(totalNow) })}
        </Text>
      </Text>
      <Button
        className={styles.take}
        variant="secondary"
        aria-describedby={textId}
        onClick={() => {
          setTaken({ quantity: better, saved: totalNow - total });
          onTake(better);
        }}
      >
        {t('take', { better })}
      </Button>
    </Row>
  );
}
