import { useId, type KeyboardEvent } from 'react';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { cellState, gridLine, type GridLine, type GridUnits } from '#domain/grid/cells.ts';
import type { GridTotals } from '#domain/grid/gridTotals.ts';
import { productoAt, type CellPlace, type VariantMatrix } from '#domain/grid/matrix.ts';
import { formatColones } from '#domain/prices/money.ts';
import { UNITS_READER } from '#domain/text/typedNumber.ts';
import { useGridTexts } from '#i18n/es/grid.ts';
import { classNames } from '#ui/classNames.ts';
import { useTypedUnits } from '#ui/hooks/useTypedUnits.ts';
import { Swatch } from '#ui/picture/Swatch.tsx';
import { Row, Text } from '#ui/Stack.tsx';
import { cellAttribute, nextOpen, placeOf, stepOf } from '#ui/table/sheetRange.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { GridEdits } from './useGridEdits.ts';
import type { GridLabels } from './useGridLabels.ts';
import styles from './GridTable.module.css';

export type GridViewProps = {
  readonly matrix: VariantMatrix;
  readonly units: GridUnits;
  readonly totals: GridTotals;
  readonly edits: GridEdits;
  readonly texts: GridLabels;
};

/** The grid as a table: a row for each colour, a column for each size. Keys move the focus as in a spreadsheet. */
export function GridTable(props: GridViewProps) {
  const t = useGridTexts();
  const { matrix, totals, texts } = props;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <VisuallyHidden as="caption">{t('caption')}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{t('corner')}</th>
            {matrix.tallas.map((talla, column) => (
              <th scope="col" key={talla} className={styles.talla}>
                {texts.tallaAt(column)}
              </th>
            ))}
            <th scope="col">{t('total')}</th>
          </tr>
        </thead>
        <tbody>
          {matrix.colors.map((color, row) => (
            <tr key={color?.id ?? null}>
              <th scope="row">
                <Row as="span" gap={[1, 2]}>
                  {color && <Swatch rgb={color.rgb} rainbow={isRainbow(color)} size="sm" />}
                  <span>{texts.colorAt(row)}</span>
                </Row>
              </th>
              {matrix.tallas.map((talla, column) => (
                <GridCell key={talla} {...props} place={{ row, column }} />
              ))}
              <td>{totals.rows[row]}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            {matrix.tallas.map((talla, column) => (
              <td key={talla} className={styles.sum}>
                {totals.columns[column]}
              </td>
            ))}
            <td>{totals.units}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Tells whether an arrow key moves the caret in the text: not if the caret is at the end or all text is selected. */
function staysInText(field: HTMLInputElement, key: string): boolean {
  const { selectionStart, selectionEnd, value } = field;
  if (selectionStart === 0 && selectionEnd === value.length) return false;
  if (key === 'ArrowLeft') return selectionStart !== 0 || selectionEnd !== 0;
  return key === 'ArrowRight' && selectionStart !== value.length;
}

/** Moves the focus between the cells as in a spreadsheet. Skips cells without a field. */
function moveInGrid(event: KeyboardEvent<HTMLInputElement>, matrix: VariantMatrix): void {
  const { key, shiftKey, currentTarget: field } = event;
  const step = stepOf(key, shiftKey);
  const place = placeOf(field);
  if (event.ctrlKey || event.metaKey || event.altKey || step === null || !place) return;
  if ((shiftKey && key !== 'Enter') || staysInText(field, key)) return;
  event.preventDefault();
  const table = field.closest('table');
  const fieldAt = (at: CellPlace) =>
    table?.querySelector<HTMLInputElement>(`[data-cell="${cellAttribute(at)}"] input`);
  const size = { rows: matrix.colors.length, columns: matrix.tallas.length };
  const next = nextOpen(place, step, size, (at) => Boolean(fieldAt(at)));
  if (next) fieldAt(next)?.focus();
}

export type GridCellProps = Omit<GridViewProps, 'totals'> & { readonly place: CellPlace };

/** Cell with a field, stock and price, or with the reason why nothing can be ordered. */
function GridCell({ matrix, units, edits, texts, place }: GridCellProps) {
  const t = useGridTexts();
  const notesId = useId();
  const producto = productoAt(matrix, place);
  const line = gridLine(producto, units);
  const state = cellState(producto, units);
  const typed = useTypedUnits({
    reader: UNITS_READER,
    value: line?.quantity ?? 0,
    min: 0,
    onChange: (count) => edits.setUnits(place, count),
    onRefuse: (text) => edits.refuseText(place, text),
  });

  if (line === null || state.kind !== 'available') {
    return (
      <td className={styles.cell} data-state={state.kind}>
        {state.kind !== 'available' && t(`state.${state.kind}`)}
      </td>
    );
  }
  return (
    <td className={styles.cell} data-cell={cellAttribute(place)}>
      <input
        {...typed.field}
        className={styles.field}
        enterKeyHint="next"
        size={4}
        aria-label={texts.placeAt(place)}
        aria-describedby={classNames(typed.noteId, notesId)}
        value={typed.text ?? (line.quantity === 0 ? '' : String(line.quantity))}
        onKeyDown={(event) => moveInGrid(event, matrix)}
      />
      <Text className={styles.note} {...typed.note} />
      <CellNotes id={notesId} line={line} />
    </td>
  );
}

type NotesProps = {
  readonly id: string;
  readonly line: GridLine;
  /** True: the price of the next tier is visible; false: only screen readers read it. */
  readonly isWide?: boolean;
};

/** Shows stock and price of a cell, and how many units its line lacks for a cheaper tier. */
export function CellNotes({ id, line, isWide = false }: NotesProps) {
  const t = useGridTexts();
  const { price, next } = line;
  const missingFor = next && t('missingFor', { price: formatColones(next.price) });
  return (
    <span id={id} className={styles.notes}>
      <span>{t('left', { count: line.max })}</span>{' '}
      <span className={styles.price}>
        {price === null && next
          ? t('soldFrom', { units: line.already + line.quantity + next.missing })
          : formatColones(price)}
      </span>{' '}
      {line.already > 0 && <span>{t('inCart', { units: line.already })}</span>}{' '}
      {line.quantity > 0 && next && (
        <span className={styles.next}>
          <span>{t('missing', { count: next.missing })}</span>{' '}
          {isWide ? <span>{missingFor}</span> : <VisuallyHidden>{missingFor}</VisuallyHidden>}
        </span>
      )}
    </span>
  );
}
