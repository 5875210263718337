import { useTranslation } from 'react-i18next';
import styles from './Advantages.module.css';

const TIERS = ['retail', 'wholesale', 'special'] as const;

/** What buying more saves: the three price tiers (spec §9). */
export function Advantages() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.advantages} aria-labelledby="advantages">
      <div className={styles.text}>
        <h2 id="advantages">{t('tiersTitle')}</h2>
        <p>{t('tiersText')}</p>
      </div>
      <ul className={styles.tiers}>
        {TIERS.map((tier) => (
          <li key={tier} className={styles.tier}>
            <strong className={styles.quantity}>{t(`tier.${tier}.quantity`)}</strong>
            {t(`tier.${tier}.name`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
