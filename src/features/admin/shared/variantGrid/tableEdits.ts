import { getFixedT } from 'i18next';
import { toTabbed } from '#domain/grid/formatTable.ts';
import {
  type AxisNames,
  codeNames,
  colorNames,
  ONE_COLUMN,
  tallaNames,
} from '#domain/grid/gridNames.ts';
import type { VariantMatrix } from '#domain/grid/matrix.ts';
import { pasteValues, type PastedValues } from '#domain/grid/pasteValues.ts';
import type { ValueProducto, ValueTarget } from '#domain/grid/valueCells.ts';
import { valueCell } from '#domain/grid/valueEdits.ts';
import { clipText } from '#domain/text/clipText.ts';
import type { SheetCommand } from '#shared/hooks/useSheetKeys.ts';
import {
  boundsOf,
  fillCopies,
  placesOf,
  type SheetPlace,
  type SheetRange,
} from '#shared/lib/sheetRange.ts';
import type { FormNotice } from '../FormMessage.tsx';
import type { ValueEditsApi } from './useValueEdits.ts';

const t = getFixedT('es', 'stock');

/** Longest list of names of a pasted table in a message. */
const MAX_NAMES = 80;

/** Productos by row, then column; `null`: there is none. */
export type ValueTable = {
  readonly productos: readonly (readonly (ValueProducto | null)[])[];
  readonly rows: AxisNames;
  readonly columns: AxisNames;
};

/** The colours by sizes. */
export function mainTable(matrix: VariantMatrix<ValueProducto>): ValueTable {
  const labels = { noColor: t('noColor'), noTalla: t('noTalla') };
  return {
    productos: matrix.productos,
    rows: colorNames(matrix, labels),
    columns: tallaNames(matrix, labels),
  };
}

/** The sizes of one colour, one below the other. */
export function colorTable(matrix: VariantMatrix<ValueProducto>, row: number): ValueTable {
  const colors = matrix.colors.slice(row, row + 1);
  const productos = matrix.productos.slice(row, row + 1);
  const { rows, columns } = mainTable({ ...matrix, colors, productos });
  return {
    productos: (productos[0] ?? []).map((producto) => [producto]),
    rows: columns,
    columns: rows,
  };
}

/** Productos that have no cell of their own, one below the other. */
export function othersTable({ others }: VariantMatrix<ValueProducto>): ValueTable {
  return {
    productos: others.map((producto) => [producto]),
    rows: codeNames(others),
    columns: ONE_COLUMN,
  };
}

function pastedNotice({ texts, unknown, outside, isTooLong }: PastedValues): FormNotice {
  if (isTooLong) return { tone: 'error', text: t('pastedTooLong') };
  const reasons = [
    unknown.length > 0 && t('pastedUnknown', { names: clipText(unknown.join(', '), MAX_NAMES) }),
    outside > 0 && t('pastedOutside', { count: outside }),
  ].filter(Boolean);
  return {
    tone: reasons.length > 0 || texts.length === 0 ? 'warning' : 'success',
    text: texts.length === 0 ? t('pastedNothing') : t('pasted', { count: texts.length }),
    reason: reasons.join(' ') || undefined,
  };
}

/** The functions by which keys and fields change the cells of one layer of a table. */
export function tableEdits(
  { productos, rows, columns }: ValueTable,
  target: ValueTarget,
  api: ValueEditsApi,
  setNotice: (notice: FormNotice | null) => void,
) {
  const productoAt = ({ row, column }: SheetPlace) => productos[row]?.[column] ?? null;
  const hasCell = (place: SheetPlace) => productoAt(place) !== null;

  function textAt(place: SheetPlace): string {
    const producto = productoAt(place);
    return producto === null ? '' : valueCell(producto, target, api.edits).text;
  }

  function put(texts: readonly { readonly place: SheetPlace; readonly text: string }[]): void {
    api.put(
      target,
      texts.flatMap(({ place, text }) => {
        const producto = productoAt(place);
        return producto === null ? [] : [{ producto, text }];
      }),
    );
  }

  return {
    type(place: SheetPlace, text: string): void {
      const producto = productoAt(place);
      setNotice(null);
      if (producto !== null) api.type(target, { producto, text });
    },
    run(range: SheetRange, command: SheetCommand): void {
      setNotice(null);
      switch (command.kind) {
        case 'undo':
          return api.undo?.();
        case 'clear':
          return put(placesOf(range).map((place) => ({ place, text: '' })));
        case 'fill': {
          const copies = fillCopies(range, command.fill, hasCell);
          if (copies.length === 0) return setNotice({ tone: 'warning', text: t('fillHint') });
          return put(copies.map(({ from, to }) => ({ place: to, text: textAt(from) })));
        }
        case 'paste': {
          const pasted = pasteValues(command.text, {
            rows,
            columns,
            range: placesOf(range),
            hasCell,
          });
          if (pasted.texts.length > 0) put(pasted.texts);
          return setNotice(pastedNotice(pasted));
        }
      }
    },
    /** The chosen cells as a spreadsheet takes them. */
    copy(range: SheetRange): string {
      const { top, bottom, left, right } = boundsOf(range);
      const chosen = productos.slice(top, bottom + 1);
      return toTabbed(
        chosen.map((row, index) =>
          row
            .slice(left, right + 1)
            .map((_, column) => textAt({ row: top + index, column: left + column })),
        ),
      );
    },
    /** The whole table with its names. */
    copyAll: (corner: string): string =>
      toTabbed([
        [corner, ...columns.names],
        ...productos.map((row, index) => [
          rows.names[index] ?? '',
          ...row.map((_, column) => textAt({ row: index, column })),
        ]),
      ]),
  };
}
