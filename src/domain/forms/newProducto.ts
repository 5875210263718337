import type { ProductoDraft, StockDraft } from './productoForm.ts';

/** What a new product is made of. */
export type NewProducto = {
  readonly producto: ProductoDraft;
  readonly stock: readonly StockDraft[];
  /** Addresses of the pictures that it is linked to. */
  readonly imageUrls: readonly string[];
};
