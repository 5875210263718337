import { useTranslation } from 'react-i18next';
import { QuantityStepper } from '#shared/ui/QuantityStepper.tsx';
import styles from './LineQuantity.module.css';
import type { CartRowView } from './useCartRows.ts';

function useHelp({ problem, isAdjusted, available }: CartRowView): string | null {
  const { t } = useTranslation('cart');
  if (problem === 'soldOut') return t('line.soldOutHelp');
  if (problem === 'gone') return t('line.goneHelp');
  if (isAdjusted && available !== null) return t('line.available', { count: available });
  return null;
}

/** The quantity of a line, limited to the stock, and why it was reduced or is disabled. */
export function LineQuantity({ row }: { row: CartRowView }) {
  const { t } = useTranslation('cart');
  const { line, problem, available } = row;
  const { name } = line;
  const help = useHelp(row);
  return (
    <div className={styles.quantity}>
      <QuantityStepper
        label={t('line.quantityOf', { name })}
        decreaseLabel={t('line.decrease', { name })}
        increaseLabel={t('line.increase', { name })}
        value={line.quantity}
        max={available}
        disabled={problem !== null}
        onChange={row.changeQuantity}
      />
      <p className={styles.help} data-problem={problem !== null} aria-live="polite">
        {help}
      </p>
    </div>
  );
}
