import type { Bodega } from '#data/options/staff.ts';
import { formatColones } from '#domain/prices/money.ts';
import { type CellNumber, targetKey } from '#domain/staff/changes/change.ts';
import { addedUnits, PRICE_FIELDS } from '#domain/staff/forms/productoForm.ts';
import type { ValueProducto, ValueTarget } from '#domain/staff/sheet/valueCells.ts';
import type { ListedEdit, ValueState } from '#domain/staff/sheet/valueEdits.ts';
import { groupDigits } from '#domain/text/groupDigits.ts';
import { isPlainNumber } from '#domain/text/typedNumber.ts';
import { t } from '#i18n/es/staff/stock.ts';
import type { SheetCell } from '../sheet/Sheet.tsx';

export type ValueLayer = {
  readonly param: string;
  readonly name: string;
  readonly target: ValueTarget;
};

export const isIn = ({ target }: ValueLayer, { edit }: ListedEdit) =>
  targetKey(edit.target) === targetKey(target);

/** Returns all layers: first the warehouses, even without a row of stock, then the prices. */
export function valueLayers(bodegas: readonly Bodega[]): ValueLayer[] {
  return [
    ...bodegas.map(({ id, name }): ValueLayer => ({
      param: `bodega-${id}`,
      name,
      target: { kind: 'stock', bodegaId: id },
    })),
    ...PRICE_FIELDS.map((field, index): ValueLayer => ({
      param: `precio-${index + 1}`,
      name: t('price', { number: index + 1 }),
      target: { kind: 'field', field },
    })),
  ];
}

/** '12', '₡3,500.00', 'nada' */
export function valueLabel(target: ValueTarget, value: CellNumber): string {
  if (value === null) return t('nothing');
  return target.kind === 'stock' ? groupDigits(value) : formatColones(value);
}

/** 'Rojo, M' */
export function placeName({ color, tallaId }: ValueProducto): string {
  return t('place', { color: color?.name ?? t('noColor'), talla: tallaId ?? t('noTalla') });
}

/** 'CAM-1 (Rojo, M)' */
export function productoName(producto: ValueProducto): string {
  return `${producto.code} (${placeName(producto)})`;
}

export function cellMarks(
  target: ValueTarget,
  text: string,
  state: ValueState,
): Pick<SheetCell, 'state' | 'note' | 'spoken'> {
  const label = (value: CellNumber) => valueLabel(target, value);
  switch (state.kind) {
    case 'same':
      return {};
    case 'changed': {
      const before = label(state.before);
      const after = label(state.after);
      const isPlain = state.after === null || isPlainNumber(text, state.after);
      const read = addedUnits(text, null) === null ? 'note.read' : 'note.after';
      return {
        state: 'changed',
        note: t(isPlain ? 'note.before' : read, { before, after }),
        spoken: t('note.spoken', { before, after }),
      };
    }
    case 'invalid':
      return { state: 'invalid', note: t(`problem.${state.problem}`) };
    case 'conflict': {
      const now = label(state.now);
      return {
        state: 'conflict',
        note: t('note.now', { now }),
        spoken: t('note.nowSpoken', { base: label(state.base), now, mine: text }),
      };
    }
  }
}
