import type { Color, Iva } from '../../catalogue/catalogue.ts';
import type { ProductoDraft, StockDraft } from '../forms/productoForm.ts';

export type LinkedImage = {
  /** URL for `<img>`; `null` when a browser may not load it. */
  readonly url: string | null;
  /** The picture's address as it is stored. */
  readonly storedUrl: string;
};

/** A product as staff read it: the values of its row, and the rows that it refers to. */
export type StaffProducto = ProductoDraft & {
  readonly id: number;
  readonly subfamiliaName: string | null;
  readonly color: Color | null;
  /** `null`: no tax is known. */
  readonly iva: Pick<Iva, 'name' | 'rate'> | null;
  /** Units by warehouse; a warehouse without a stock row is missing. */
  readonly stock: readonly StockDraft[];
  readonly images: readonly LinkedImage[];
};

export function unitsOf({ stock }: Pick<StaffProducto, 'stock'>): number {
  return stock.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Names a producto in one line: 'CAM-1 · Camiseta · Rojo · M'. */
export const productoLabel = (item: Pick<StaffProducto, 'code' | 'name' | 'color' | 'tallaId'>) =>
  [item.code, item.name, item.color?.name, item.tallaId].filter(Boolean).join(' · ');

/** Returns the picture that stands for a product: the first that a browser may load; `null`: there is none. */
export function firstPicture({ images }: Pick<StaffProducto, 'images'>): string | null {
  return images.find(({ url }) => url !== null)?.url ?? null;
}
