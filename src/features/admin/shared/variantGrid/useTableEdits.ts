import { getFixedT } from 'i18next';
import type { FormNotice } from '../FormMessage.tsx';
import { toTabbed } from '#domain/grid/formatTable.ts';
import type { AxisNames } from '#domain/grid/gridNames.ts';
import { pasteValues, type PastedValues } from '#domain/grid/pasteValues.ts';
import type { ValueProducto, ValueTarget } from '#domain/grid/valueCells.ts';
import { valueCell } from '#domain/grid/valueEdits.ts';
import { clipText } from '#domain/text/clipText.ts';
import type { SheetCommand } from '#shared/hooks/useSheetKeys.ts';
import {
  boundsOf,
  type FillKind,
  fillCopies,
  placesOf,
  type SheetPlace,
  type SheetRange,
} from '#shared/lib/sheetRange.ts';
import type { ValueEditsApi } from './useValueEdits.ts';

const t = getFixedT('es', 'stock');

/** Longest list of names of a pasted table in a message. */
const MAX_NAMES = 80;

/** A table of productos, of which one layer is edited. */
export type ValueTable = {
  readonly target: ValueTarget;
  /** By row, then column; `null`: there is none. */
  readonly productos: readonly (readonly (ValueProducto | null)[])[];
  readonly rows: AxisNames;
  readonly columns: AxisNames;
};

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

/** What keys and fields do to the cells of a table. */
export function useTableEdits(
  { target, productos, rows, columns }: ValueTable,
  api: ValueEditsApi,
  onNotice: (notice: FormNotice | null) => void,
) {
  const productoAt = ({ row, column }: SheetPlace) => productos[row]?.[column] ?? null;

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

  function paste(range: SheetRange, text: string): void {
    const pasted = pasteValues(text, {
      rows,
      columns,
      range: placesOf(range),
      hasCell: (place) => productoAt(place) !== null,
    });
    if (pasted.texts.length > 0) put(pasted.texts);
    onNotice(pastedNotice(pasted));
  }

  function fill(range: SheetRange, kind: FillKind): void {
    const copies = fillCopies(range, kind, (place) => productoAt(place) !== null);
    if (copies.length === 0) onNotice({ tone: 'warning', text: t('fillHint') });
    else put(copies.map(({ from, to }) => ({ place: to, text: textAt(from) })));
  }

  return {
    type(place: SheetPlace, text: string): void {
      const producto = productoAt(place);
      onNotice(null);
      if (producto !== null) api.type(target, { producto, text });
    },
    run(range: SheetRange, command: SheetCommand): void {
      onNotice(null);
      switch (command.kind) {
        case 'undo':
          return api.undo?.();
        case 'clear':
          return put(placesOf(range).map((place) => ({ place, text: '' })));
        case 'fill':
          return fill(range, command.fill);
        case 'paste':
          return paste(range, command.text);
      }
    },
    /** The chosen cells as a spreadsheet takes them. */
    copy(range: SheetRange): string {
      const { left, right } = boundsOf(range);
      const places = placesOf(range);
      const width = right - left + 1;
      const height = places.length / width;
      return toTabbed(
        Array.from({ length: height }, (_, row) =>
          places.slice(row * width, (row + 1) * width).map(textAt),
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
