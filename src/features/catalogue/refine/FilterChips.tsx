import { useTranslation } from '#i18n/useTranslation.ts';
import styles from './FilterPanel.module.css';
import type { Elements } from '#shared/ui/Elements.ts';

type Choice = {
  readonly key: string | number;
  readonly name: string;
  readonly count: number;
  readonly isChosen: boolean;
  /** Before the name; decorative. */
  readonly sample?: Elements;
  readonly toggle: () => void;
};

/** Choices of which any number can be chosen. One that would show nothing can only be removed. */
export function FilterChips({ label, choices }: { label: string; choices: readonly Choice[] }) {
  const { t } = useTranslation('filters');
  return (
    <fieldset className={styles.chips} aria-label={label}>
      {choices.map(({ key, name, count, isChosen, sample, toggle }) => (
        <label key={key} className={styles.chip}>
          <input
            className={styles.chipInput}
            type="checkbox"
            checked={isChosen}
            disabled={count === 0 && !isChosen}
            aria-label={t('choice', { name, count })}
            onChange={toggle}
          />
          <span className={styles.chipText}>
            {sample}
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>{count}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
