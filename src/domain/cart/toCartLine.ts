import type { Producto, Subfamilia } from '../catalogue/catalogue.ts';
import { chargeablePrices } from '../prices/pricing.ts';
import type { CartLine } from './cart.ts';

/**
 * Makes the line of the cart for a producto.
 *
 * @param subfamilia its picture is used if the producto has none
 * @param quantity whole units, at least 1
 */
export function toCartLine(
  producto: Producto,
  subfamilia: Pick<Subfamilia, 'id' | 'name' | 'thumbnailUrl'>,
  quantity: number,
): CartLine {
  return {
    productoId: producto.id,
    code: producto.code,
    name: producto.name,
    colorId: producto.color?.id ?? null,
    colorName: producto.color?.name ?? null,
    tallaId: producto.tallaId,
    prices: chargeablePrices(producto.prices),
    ivaId: producto.ivaId,
    ivaRate: producto.iva?.rate ?? 0,
    ivaName: producto.iva?.name ?? 'N/A',
    quantity,
    imageUrl: producto.imageUrls[0] ?? subfamilia.thumbnailUrl,
    subfamiliaId: subfamilia.id,
    subfamiliaName: subfamilia.name,
  };
}
