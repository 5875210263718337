import { useTranslation } from '#i18n/useTranslation.ts';
import { SPECIAL_MIN_QUANTITY, WHOLESALE_MIN_QUANTITY } from '#domain/prices/pricing.ts';
import styles from './Advantages.module.css';

/** The tiers, and the units of a line from which each applies. */
const TIERS = [
  { tier: 'retail', from: 1 },
  { tier: 'wholesale', from: WHOLESALE_MIN_QUANTITY },
  { tier: 'special', from: SPECIAL_MIN_QUANTITY },
] as const;

/** Explains the price tiers. @see docs/rules.md#tiers */
export function Advantages() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.advantages} aria-labelledby="advantages">
      <div className={styles.text}>
        <h2 id="advantages">{t('tiersTitle')}</h2>
        <p>{t('tiersText')}</p>
      </div>
      <ul className={styles.tiers}>
        {TIERS.map(({ tier, from }) => (
          <li key={tier} className={styles.tier}>
            <strong className={styles.quantity}>{`${from}+`}</strong>
            <span>{t(`tier.${tier}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
