import { useId } from 'react';
import type { CellDraft } from '#domain/generator/draft.ts';
import type { PlanCell } from '#domain/generator/plan.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import styles from './PlanCellView.module.css';

type Props = {
  cell: PlanCell;
  colorName: string;
  /** Of all cells. */
  price: string;
  onChange: (news: CellDraft) => void;
};

/** One colour in one size: its code and units, and whether it is created. */
export function PlanCellView({ cell, colorName, price, onChange }: Props) {
  const t = useStaffText('generator');
  const errorId = useId();
  const talla = cell.tallaId ?? t('noTalla');
  // On a phone the table has no head.
  const tallaLabel = (
    <span className={styles.talla} aria-hidden="true">
      {talla}
    </span>
  );
  if (cell.kind === 'existing') {
    return (
      <td className={styles.cell} data-state="existing">
        <p className={styles.existing}>
          {tallaLabel}
          <span>{cell.code}</span>
          <span>{t('plan.existing')}</span>
        </p>
      </td>
    );
  }
  const { code, codeError, quantity, isQuantityWrong, isLeftOut } = cell;
  const names = { color: colorName, talla };
  const errors = [
    ...(codeError === null ? [] : [t(`error.${codeError}`)]),
    ...(isQuantityWrong && !isLeftOut ? [t('error.quantity')] : []),
  ];
  return (
    <td className={styles.cell} data-state={isLeftOut ? 'leftOut' : undefined}>
      <div className={styles.fields}>
        <label className={styles.check}>
          <input
            type="checkbox"
            aria-label={t('plan.create', names)}
            checked={!isLeftOut}
            onChange={() => onChange({ isLeftOut: !isLeftOut })}
          />
          {tallaLabel}
        </label>
        <input
          className={styles.code}
          data-field="code"
          aria-label={t('plan.code', names)}
          aria-invalid={codeError !== null || undefined}
          aria-describedby={errors.length > 0 ? errorId : undefined}
          value={code}
          disabled={isLeftOut}
          spellCheck={false}
          autoComplete="off"
          title={code}
          onChange={(event) => onChange({ code: event.target.value })}
        />
        <span className={styles.price}>{price}</span>
        <input
          className={styles.quantity}
          data-field="quantity"
          aria-label={t('plan.quantity', names)}
          aria-invalid={(isQuantityWrong && !isLeftOut) || undefined}
          aria-describedby={errors.length > 0 ? errorId : undefined}
          value={quantity}
          disabled={isLeftOut}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => onChange({ quantity: event.target.value })}
        />
      </div>
      {errors.length > 0 && (
        <p id={errorId} className={styles.error}>
          {errors.join(' · ')}
        </p>
      )}
    </td>
  );
}
