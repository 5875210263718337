import type { CartLine } from '#domain/cart/cart.ts';
import type { Producto, Subfamilia } from '#domain/catalogue/catalogue.ts';
import { chargeablePrices } from '#domain/prices/pricing.ts';

/**
 * The line that the cart gets for a producto.
 *
 * @param quantity whole units, at least 1
 */
export function toCartLine(producto: Producto, subfamilia: Subfamilia, quantity: number): CartLine {
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
