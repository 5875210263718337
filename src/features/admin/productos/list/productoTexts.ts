import type { ProductoListItem } from '#domain/forms/productoList.ts';

/** What is missing before a product can be sold as it should. */
export type Lack = 'price' | 'iva' | 'stock' | 'images';

/** What somebody has to do something about. @see docs/rules.md#product-list */
export function lacksOf(producto: ProductoListItem): readonly Lack[] {
  const { prices, ivaRate, stock, imageCount } = producto;
  const lacks: readonly (readonly [Lack, boolean])[] = [
    ['price', !(prices.retail > 0)],
    ['iva', ivaRate === null],
    ['stock', stock <= 0],
    ['images', imageCount === 0],
  ];
  return lacks.flatMap(([lack, isLacking]) => (isLacking ? [lack] : []));
}
