import type { GridUnits } from '#domain/grid/cells.ts';
import type { GridTotals } from '#domain/grid/gridTotals.ts';
import type { VariantMatrix } from '#domain/grid/matrix.ts';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { useTranslation } from 'react-i18next';
import { Swatch } from '#shared/ui/Swatch.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { GridCell } from './GridCell.tsx';
import styles from './GridTable.module.css';
import type { GridEdits } from './useGridEdits.ts';
import type { GridTexts } from './useGridTexts.ts';

export type GridViewProps = {
  readonly matrix: VariantMatrix;
  readonly units: GridUnits;
  readonly totals: GridTotals;
  readonly edits: GridEdits;
  readonly texts: GridTexts;
};

/** Colours down, sizes across; keys move as in a spreadsheet. */
export function GridTable({ matrix, units, totals, edits, texts }: GridViewProps) {
  const { t } = useTranslation('grid');
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <VisuallyHidden as="caption">{t('caption')}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col" className={styles.color}>
              {t('corner')}
            </th>
            {matrix.tallas.map((talla, column) => (
              <th scope="col" key={talla} className={styles.talla}>
                {texts.tallaAt(column)}
              </th>
            ))}
            <th scope="col" className={styles.total}>
              {t('total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {matrix.colors.map((color, row) => (
            <tr key={color?.id ?? null}>
              <th scope="row" className={styles.color}>
                <span className={styles.name}>
                  {color && <Swatch rgb={color.rgb} rainbow={isRainbow(color)} size="sm" />}
                  <span>{texts.colorAt(row)}</span>
                </span>
              </th>
              {matrix.tallas.map((talla, column) => {
                const place = { row, column };
                return (
                  <GridCell
                    key={talla}
                    matrix={matrix}
                    units={units}
                    place={place}
                    label={texts.placeAt(place)}
                    onUnits={(count) => edits.setUnits(place, count)}
                    onRefused={(text) => edits.refuseText(place, text)}
                  />
                );
              })}
              <td className={styles.total}>{totals.rows[row]}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={styles.color}>
              {t('total')}
            </th>
            {matrix.tallas.map((talla, column) => (
              <td key={talla} className={styles.sum}>
                {totals.columns[column]}
              </td>
            ))}
            <td className={styles.total}>{totals.units}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
