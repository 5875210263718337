import { useId, useLayoutEffect, useRef, useState } from 'react';
import { cheaperQuantity } from '#domain/prices/advice.ts';
import { formatColones } from '#domain/prices/money.ts';
import type { PriceTiers } from '#domain/prices/pricing.ts';
import { advice as texts } from '#i18n/es/advice.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import styles from './TierAdvice.module.css';

registerTexts('advice', texts);

export type TierAdviceProps = {
  readonly prices: PriceTiers;
  /** Units of the whole line. */
  readonly quantity: number;
  /** Most units that the line may hold; `null`: not known, so that nothing is advised. */
  readonly available: number | null;
  /** Names the line where there are several. */
  readonly name?: string | undefined;
  /** Called with the units of the whole line. */
  readonly onTake: (quantity: number) => void;
};

/** '24 units cost less than 21', with a button to take them. @see docs/rules.md#next-tier-advice */
export function TierAdvice({ prices, quantity, available, name, onTake }: TierAdviceProps) {
  const { t } = useTranslation('advice');
  const textId = useId();
  const [taken, setTaken] = useState<{ quantity: number; saved: number } | null>(null);
  const takenText = useRef<HTMLParagraphElement>(null);
  const isTaken = taken?.quantity === quantity;

  useLayoutEffect(() => {
    // The button that had the focus is gone.
    if (isTaken) takenText.current?.focus();
  }, [isTaken]);

  if (isTaken) {
    return (
      <p ref={takenText} className={styles.taken} tabIndex={-1}>
        {name !== undefined && <strong>{`${name}: `}</strong>}
        <span>{t('taken', { better: quantity, saved: formatColones(taken.saved) })}</span>
      </p>
    );
  }
  const advice = cheaperQuantity(prices, quantity, available ?? 0);
  if (advice === null) return null;
  const { quantity: better, total, totalNow } = advice;
  return (
    <div className={styles.advice}>
      <p className={styles.text} id={textId}>
        {name !== undefined && <strong>{`${name}: `}</strong>}
        <span>{t('cheaper', { better, now: quantity })}</span>
        <span className={styles.amounts}>
          {t('amounts', { total: formatColones(total), totalNow: formatColones(totalNow) })}
        </span>
      </p>
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
    </div>
  );
}
