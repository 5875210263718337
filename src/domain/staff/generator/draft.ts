import { DEFAULT_BODEGA_ID, type PriceField, type ProductoForm } from '../forms/productoForm.ts';
import type { StaffProducto } from '../productos/staffProducto.ts';

/** Values that staff type once for all new productos, as typed. An id is `''` where nothing is chosen. */
export type SharedValues = Pick<
  ProductoForm,
  'name' | 'detail' | 'retail' | 'wholesale' | 'special' | 'discountPercent' | 'ivaId'
> & { readonly bodegaId: string; readonly quantity: string; readonly pattern: string };

export type CellDraft = {
  readonly code?: string | undefined;
  readonly quantity?: string | undefined;
  readonly isLeftOut?: boolean | undefined;
};

/** The generator as staff have filled it in. For a value that is missing here, the proposed value counts. */
export type GeneratorDraft = {
  readonly colorIds: readonly number[];
  readonly tallas: readonly string[];
  readonly values: Partial<SharedValues>;
  /** By {@link cellKey}. */
  readonly cells: Readonly<Record<string, CellDraft>>;
  /** URLs of pictures by colour id ('' for no colour); for a missing colour the proposed pictures count. */
  readonly pictures: Readonly<Record<string, readonly string[]>>;
};

export type ExistingVariant = Pick<
  StaffProducto,
  'code' | 'color' | 'tallaId' | 'prices' | 'ivaId' | 'images'
>;

export const EMPTY_DRAFT: GeneratorDraft = {
  colorIds: [],
  tallas: [],
  values: {},
  cells: {},
  pictures: {},
};

export const cellKey = (colorId: number | null, tallaId: string | null) =>
  JSON.stringify([colorId, tallaId]);

/** Returns the value that all productos have, as text; '' if they differ or there is none. */
function sharedText(values: readonly (number | null)[]): string {
  const [first = null, ...others] = new Set(values);
  return first === null || others.length > 0 ? '' : String(first);
}

/** Proposes prices and tax that all productos of the subfamilia share; else no price and the shop's usual tax. */
export function proposeValues(
  subfamiliaName: string,
  existing: readonly ExistingVariant[],
  usualIvaId: number | null,
): SharedValues {
  const price = (field: PriceField) => {
    const text = sharedText(existing.map(({ prices }) => prices[field]));
    return text === '0' ? '' : text;
  };
  return {
    name: subfamiliaName,
    detail: '',
    retail: price('retail'),
    wholesale: price('wholesale'),
    special: price('special'),
    discountPercent: '0',
    ivaId: sharedText(existing.map(({ ivaId }) => ivaId)) || String(usualIvaId ?? ''),
    bodegaId: String(DEFAULT_BODEGA_ID),
    quantity: '0',
    pattern: '{sub}-{color}-{talla}',
  };
}

/** Lists the pictures that productos of a colour already have, each once. */
export function proposePictures(existing: readonly ExistingVariant[], colorId: number | null) {
  const colored = existing.filter(({ color }) => (color?.id ?? null) === colorId);
  return [...new Set(colored.flatMap(({ images }) => images.flatMap(({ url }) => url ?? [])))];
}
