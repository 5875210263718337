import type { Bodega } from '#data/productos/options.ts';
import { targetKey } from '#domain/changes/change.ts';
import { PRICE_FIELDS } from '#domain/forms/productoForm.ts';
import type { ValueTarget } from '#domain/grid/valueCells.ts';

/** A layer of the grid, with its name in the address. */
export type ValueLayer = { readonly param: string; readonly target: ValueTarget };

/** Every layer: the warehouses, also those without a row, then the prices. */
export function valueLayers(bodegas: readonly Bodega[]): ValueLayer[] {
  return [
    ...bodegas.map(({ id }): ValueLayer => ({
      param: `bodega-${id}`,
      target: { kind: 'stock', bodegaId: id },
    })),
    ...PRICE_FIELDS.map((field, index): ValueLayer => ({
      param: `precio-${index + 1}`,
      target: { kind: 'field', field },
    })),
  ];
}

export function isSameTarget(a: ValueTarget, b: ValueTarget): boolean {
  return targetKey(a) === targetKey(b);
}
