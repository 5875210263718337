import { type StaffProducto, unitsOf } from '#domain/forms/staffProducto.ts';

/** What is missing before a product can be sold as it should. */
export type Lack = 'price' | 'iva' | 'stock' | 'images';

/** What somebody has to do something about. @see docs/rules.md#product-list */
export function lacksOf(producto: StaffProducto): readonly Lack[] {
  const lacks: readonly (readonly [Lack, boolean])[] = [
    ['price', !(producto.prices.retail > 0)],
    ['iva', producto.iva === null],
    ['stock', unitsOf(producto) <= 0],
    ['images', producto.images.length === 0],
  ];
  return lacks.flatMap(([lack, isLacking]) => (isLacking ? [lack] : []));
}
