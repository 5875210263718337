import { getFixedT } from 'i18next';
import { memo, useId, useState } from 'react';
import type { NewCell } from '#domain/generator/plan.ts';
import styles from './PlanCellView.module.css';
import type { ChangeCells } from './useGeneratorDraft.ts';

const t = getFixedT('es', 'generator');

/** Values that stay equal while other cells change. */
type Props = Omit<NewCell, 'kind' | 'key'> & {
  cellKey: string;
  colorName: string;
  /** Of all cells. */
  price: string;
  /** Of {@link cellKey}. */
  onChange: ChangeCells;
};

/** One new colour in one size: its code and units, and whether it is created. */
export const PlanCellView = memo(function PlanCellView({
  cellKey,
  tallaId,
  colorName,
  price,
  code,
  codeError,
  quantity,
  isQuantityWrong,
  isLeftOut,
  onChange,
}: Props) {
  const errorId = useId();
  /** The blanks in the field of the code, which is that of the pattern when the field is left. */
  const [blank, setBlank] = useState<string | null>(null);
  const talla = tallaId ?? t('noTalla');
  const names = { color: colorName, talla };
  const errors = [
    ...(codeError === null ? [] : [t(`error.${codeError}`)]),
    ...(isQuantityWrong && !isLeftOut ? [t('error.quantity')] : []),
  ];

  function typeCode(text: string) {
    const isBlank = text.trim() === '';
    setBlank(isBlank ? text : null);
    onChange([cellKey], { code: isBlank ? undefined : text });
  }

  return (
    <td className={styles.cell} data-state={isLeftOut ? 'leftOut' : undefined}>
      <div className={styles.fields}>
        <label className={styles.check}>
          <input
            type="checkbox"
            aria-label={t('plan.create', names)}
            checked={!isLeftOut}
            onChange={() => onChange([cellKey], { isLeftOut: !isLeftOut })}
          />
          <TallaLabel talla={talla} />
        </label>
        <input
          className={styles.code}
          data-field="code"
          aria-label={t('plan.code', names)}
          aria-invalid={codeError !== null || undefined}
          aria-describedby={errors.length > 0 ? errorId : undefined}
          value={blank ?? code}
          placeholder={code}
          disabled={isLeftOut}
          spellCheck={false}
          autoComplete="off"
          title={code}
          onChange={(event) => typeCode(event.target.value)}
          onBlur={() => setBlank(null)}
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
          onChange={(event) => onChange([cellKey], { quantity: event.target.value })}
        />
      </div>
      {errors.length > 0 && (
        <p id={errorId} className={styles.error}>
          {errors.join(' · ')}
        </p>
      )}
    </td>
  );
});

/** One colour in one size that the subfamilia has already. */
export function ExistingCellView({ tallaId, code }: { tallaId: string | null; code: string }) {
  return (
    <td className={styles.cell} data-state="existing">
      <p className={styles.existing}>
        <TallaLabel talla={tallaId ?? t('noTalla')} />
        <span>{code}</span>
        <span>{t('plan.existing')}</span>
      </p>
    </td>
  );
}

/** On a phone the table has no head. */
function TallaLabel({ talla }: { talla: string }) {
  return (
    <span className={styles.talla} aria-hidden="true">
      {talla}
    </span>
  );
}
