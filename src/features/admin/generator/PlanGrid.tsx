import { getFixedT } from 'i18next';
import { type KeyboardEvent, memo, useDeferredValue, useId, useState } from 'react';
import { readTypedNumber } from '#domain/forms/typedNumber.ts';
import type { NewCell, PlanRow } from '#domain/generator/plan.ts';
import { formatColones } from '#domain/prices/money.ts';
import { ColorName } from '../shared/ColorName.tsx';
import { FormSection } from '../shared/form/FormSection.tsx';
import { Row, Text } from '../shared/Stack.tsx';
import type { GeneratorProps } from './useGenerator.ts';
import styles from './PlanGrid.module.css';
import type { ChangeCells } from './useGeneratorDraft.ts';

const t = getFixedT('es', 'generator');

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };

/** Moves the focus to the same field of the cell above or below. */
function moveInColumn(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key];
  const { target, currentTarget: table } = event;
  if (step === undefined || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof HTMLInputElement)) return;
  const { field } = target.dataset;
  const cell = target.closest('td');
  const row = cell?.closest('tr');
  if (field === undefined || !cell || !row) return;
  event.preventDefault();
  const rows = Array.from(table.rows);
  for (let at = rows.indexOf(row) + step; at >= 0 && at < rows.length; at += step) {
    const next = rows[at]?.cells[cell.cellIndex]?.querySelector<HTMLInputElement>(
      `[data-field='${field}']:enabled`,
    );
    if (next) {
      next.focus();
      next.select();
      return;
    }
  }
}

/** Colours by sizes: what exists, and the code and units of what will be created. */
export function PlanGrid({ changeCells, plan }: GeneratorProps) {
  const { rows, tallas, values } = plan;
  const retail = readTypedNumber(values.retail);
  // All cells show it; typing a price does not wait for them.
  const price = useDeferredValue(retail === null ? '' : formatColones(retail));

  if (rows.length === 0) {
    return (
      <FormSection legend={t('plan.legend')} columns="none">
        <Text size="sm" tone="quiet">
          {t('plan.empty')}
        </Text>
      </FormSection>
    );
  }
  return (
    <FormSection legend={t('plan.legend')} columns="none">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only a focused area scrolls by keyboard */}
      <section className={styles.frame} aria-label={t('plan.legend')} tabIndex={0}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys work in its fields */}
        <table className={styles.table} onKeyDown={moveInColumn}>
          <thead>
            <tr>
              <th scope="col">{t('plan.color')}</th>
              {tallas.map((talla) => (
                <th key={talla} scope="col">
                  {talla ?? t('noTalla')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.color?.id ?? ''}>
                <RowHead row={row} onChange={changeCells} />
                {row.cells.map(({ key, ...cell }) =>
                  cell.kind === 'existing' ? (
                    <td key={key} className={styles.cell} data-state="existing">
                      <Row as="span" gap={[0, 3]}>
                        <TallaLabel talla={cell.tallaId} />
                        <span>{cell.code}</span>
                        <span>{t('plan.existing')}</span>
                      </Row>
                    </td>
                  ) : (
                    <PlanCell
                      key={key}
                      cellKey={key}
                      {...cell}
                      price={price}
                      colorName={row.color?.name ?? t('noColor')}
                      onChange={changeCells}
                    />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </FormSection>
  );
}

/** The colour, with a checkbox for all of its sizes. */
function RowHead({ row: { color, cells }, onChange }: { row: PlanRow; onChange: ChangeCells }) {
  const name = color?.name ?? t('noColor');
  const news = cells.filter((cell) => cell.kind === 'new');
  const isAny = news.some(({ isLeftOut }) => !isLeftOut);
  return (
    <th scope="row">
      <label className={styles.rowHead}>
        {news.length > 0 && (
          <input
            type="checkbox"
            aria-label={t('plan.row', { color: name })}
            checked={isAny}
            onChange={() =>
              onChange(
                news.map(({ key }) => key),
                { isLeftOut: isAny },
              )
            }
          />
        )}
        <ColorName color={color} none={t('noColor')} />
      </label>
    </th>
  );
}

/** Values that stay equal while other cells change. */
type CellProps = Omit<NewCell, 'kind' | 'key'> & {
  cellKey: string;
  colorName: string;
  /** Of all cells. */
  price: string;
  /** Of {@link cellKey}. */
  onChange: ChangeCells;
};

/** One new colour in one size: its code and units, and whether it is created. */
const PlanCell = memo(function PlanCell({
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
}: CellProps) {
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
          <TallaLabel talla={tallaId} />
        </label>
        <input
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

/** On a phone the table has no head. */
function TallaLabel({ talla }: { talla: string | null }) {
  return (
    <span className={styles.talla} aria-hidden="true">
      {talla ?? t('noTalla')}
    </span>
  );
}
