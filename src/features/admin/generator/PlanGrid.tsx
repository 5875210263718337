import { getFixedT } from 'i18next';
import { useDeferredValue, useRef } from 'react';
import { readTypedNumber } from '#domain/forms/typedNumber.ts';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import type { PlanRow } from '#domain/generator/plan.ts';
import { formatColones } from '#domain/prices/money.ts';
import { Swatch } from '#shared/ui/Swatch.tsx';
import { FormSection } from '../shared/form/FormSection.tsx';
import type { GeneratorProps } from './generatorProps.ts';
import { moveInColumn } from './moveInColumn.ts';
import { ExistingCellView, PlanCellView } from './PlanCellView.tsx';
import styles from './PlanGrid.module.css';
import type { ChangeCells } from './useGeneratorDraft.ts';

const t = getFixedT('es', 'generator');

/** Colours by sizes: what exists, and the code and units of what will be created. */
export function PlanGrid({ changeCells, plan }: GeneratorProps) {
  const table = useRef<HTMLTableElement>(null);
  const { rows, tallas, values } = plan;
  const retail = readTypedNumber(values.retail);
  // All cells show it; typing a price does not wait for them.
  const price = useDeferredValue(retail === null ? '' : formatColones(retail));

  if (rows.length === 0) {
    return (
      <FormSection legend={t('plan.legend')} columns="none">
        <p className={styles.empty}>{t('plan.empty')}</p>
      </FormSection>
    );
  }
  return (
    <FormSection legend={t('plan.legend')} columns="none">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only a focused area scrolls by keyboard */}
      <section className={styles.frame} aria-label={t('plan.legend')} tabIndex={0}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys work in its fields */}
        <table
          ref={table}
          className={styles.table}
          onKeyDown={(event) => moveInColumn(event, table.current)}
        >
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
                    <ExistingCellView key={key} tallaId={cell.tallaId} code={cell.code} />
                  ) : (
                    <PlanCellView
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

type RowHeadProps = {
  row: PlanRow;
  onChange: ChangeCells;
};

/** The colour, with a checkbox for all of its sizes. */
function RowHead({ row: { color, cells }, onChange }: RowHeadProps) {
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
        {color && <Swatch size="sm" rgb={color.rgb} rainbow={isRainbow(color)} />}
        <span>{name}</span>
      </label>
    </th>
  );
}
