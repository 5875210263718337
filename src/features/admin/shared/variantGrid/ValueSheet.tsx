import { useState, type ReactNode } from 'react';
import type { ValueProducto } from '#domain/grid/valueCells.ts';
import { valueCell, valueTotals } from '#domain/grid/valueEdits.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import type { SheetRange } from '#shared/lib/sheetRange.ts';
import { Sheet, type SheetCell } from '#shared/ui/Sheet.tsx';
import type { FormNotice } from '../FormMessage.tsx';
import { useTableEdits, type ValueTable } from './useTableEdits.ts';
import type { ValueEditsApi } from './useValueEdits.ts';
import { useValueTexts } from './useValueTexts.ts';
import { ValueTools } from './ValueTools.tsx';

const START: SheetRange = { anchor: { row: 0, column: 0 }, head: { row: 0, column: 0 } };

type Props = {
  readonly table: ValueTable;
  readonly api: ValueEditsApi;
  readonly label: string;
  readonly helpId: string;
  readonly corner: string;
  readonly rowHeaders: readonly ReactNode[];
  readonly columnHeaders: readonly ReactNode[];
  readonly nameOf: (producto: ValueProducto) => string;
  /** The text of a place without a producto. */
  readonly closedText: (row: number, column: number) => string;
  /** Whether it has buttons, and totals of units. */
  readonly isMain: boolean;
  readonly onNotice: (notice: FormNotice | null) => void;
};

/** One layer of productos as a spreadsheet. */
export function ValueSheet({
  table,
  api,
  label,
  helpId,
  corner,
  rowHeaders,
  columnHeaders,
  nameOf,
  closedText,
  isMain,
  onNotice,
}: Props) {
  const t = useStaffText('stock');
  const texts = useValueTexts();
  const { target, productos } = table;
  const [range, setRange] = useState(START);
  const edits = useTableEdits(table, api, onNotice);
  const totals =
    isMain && target.kind === 'stock' ? valueTotals(productos, target, api.edits) : null;

  function toCell(producto: ValueProducto | null, row: number, column: number): SheetCell | string {
    if (producto === null) return closedText(row, column);
    const cell = valueCell(producto, target, api.edits);
    return { text: cell.text, label: nameOf(producto), ...texts.marks(target, cell) };
  }

  return (
    <>
      {isMain && (
        <ValueTools
          undo={api.undo}
          onFill={() => edits.run(range, { kind: 'fill', fill: 'all' })}
          copyAll={() => edits.copyAll(corner)}
          onNotice={onNotice}
        />
      )}
      <Sheet
        label={label}
        helpId={helpId}
        corner={corner}
        inputMode={target.kind === 'stock' ? 'numeric' : 'decimal'}
        columns={table.columns.names.map((name, column) => ({
          key: `${column} ${name}`,
          header: columnHeaders[column],
        }))}
        rows={productos.map((row, index) => ({
          key: `${index} ${table.rows.names[index]}`,
          header: rowHeaders[index],
          cells: row.map((producto, column) => toCell(producto, index, column)),
          total: totals && texts.shown(target, totals.rows[index] ?? 0),
        }))}
        totalLabel={totals ? t('total') : undefined}
        totals={
          totals
            ? [...totals.columns, totals.after].map((units) => texts.shown(target, units))
            : undefined
        }
        range={range}
        onRange={setRange}
        onType={(place, text) => edits.type(place, text)}
        onCommand={(command) => edits.run(range, command)}
        onLeave={api.settle}
        copy={() => edits.copy(range)}
      />
    </>
  );
}
