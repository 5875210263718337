import type { Color, Iva, Subfamilia } from '../../catalogue/catalogue.ts';
import { tallaKey } from '../../catalogue/sizes.ts';
import { codeKey } from '../../quickOrder/closeCodes.ts';
import { cleanName } from '../../text/cleanText.ts';
import { isTooLong } from '../../text/textLimit.ts';
import { readTypedNumber } from '../../text/typedNumber.ts';
import { COLOR_NAME_MAX_LENGTH, TALLA_LIMIT } from '../forms/optionForms.ts';
import { SUBFAMILIA_NAME_LIMIT } from '../forms/subfamiliaForm.ts';
import type { StaffProducto } from '../productos/staffProducto.ts';
import type { FieldColumn as Field } from './columns.ts';
import { isDateText } from './fileCell.ts';

type Named = { readonly id: number; readonly name: string };

/** The shop as it was read for the dry run. */
export type ListData = {
  /** Productos that the list names. */
  readonly productos: readonly StaffProducto[];
  /** Producto ids by `wholeCodeKey`, for the whole shop. */
  readonly idsByCode: ReadonlyMap<string, readonly number[]>;
  readonly familias: readonly Named[];
  readonly subfamilias: readonly Pick<Subfamilia, keyof Named | 'familiaId' | 'familiaName'>[];
  readonly colors: readonly Color[];
  readonly tallas: readonly string[];
  readonly ivas: readonly Iva[];
  /** The tax of a new producto, where the list has no such column. */
  readonly usualIvaId: number | null;
};

export const withoutPercent = (text: string) => text.replace(/\s*%$/, '');

const lower = (name: string) => cleanName(name).toLowerCase();

/** Returns a function that finds items by name. It tries ever looser keys; the first key that finds an item decides. */
function makeFinder<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  ...looser: ((name: string) => string)[]
): (name: string, isMeant?: (item: Item) => boolean) => readonly Item[] {
  const lookups = [cleanName, lower, codeKey, ...looser].map((keyOf) => {
    const byKey = new Map<string, Item[]>();
    for (const item of items) {
      const key = keyOf(nameOf(item));
      byKey.set(key, [...(byKey.get(key) ?? []), item]);
    }
    return (name: string) => byKey.get(keyOf(name)) ?? [];
  });
  return (name, isMeant = () => true) =>
    lookups.map((find) => find(name).filter(isMeant)).find((found) => found.length > 0) ?? [];
}

const nameOf = ({ name }: { readonly name: string }) => name;
const idOf = ({ id }: { readonly id: number }) => String(id);

const NAME_LIMITS: Partial<Record<Field, number>> = {
  colorId: COLOR_NAME_MAX_LENGTH,
  tallaId: TALLA_LIMIT,
  subfamiliaId: SUBFAMILIA_NAME_LIMIT,
};

/** The reason why a text of the list is no value of the shop. */
export type FieldFault = {
  readonly reason:
    /** Nothing in the shop has this name or id. A colour, size or subfamilia can be created. */
    | 'missing'
    /** Several rows of the shop have this name. */
    | 'several'
    /** The subfamilia is missing, and the row names no single familia to create it in. */
    | 'noFamilia'
    | 'tooLong'
    | 'date';
  /** The familia in which a missing subfamilia can be created. */
  readonly familiaId?: number | undefined;
};

/** Returns a function that converts a cell to the value in the form: a name becomes an id. */
export function fieldReader({ familias, subfamilias, colors, tallas, ivas }: ListData) {
  const familiasOf = makeFinder(familias, nameOf);
  const subfamiliasOf = makeFinder(subfamilias, nameOf);
  const colorsOf = makeFinder(colors, nameOf);
  const tallasOf = makeFinder(tallas, (id) => id, tallaKey);
  const ivasOf = makeFinder(ivas, nameOf);

  type IdsOf = (text: string, inFamilias: readonly Named[]) => readonly string[];
  const idsOf: Partial<Record<Field, IdsOf>> = {
    colorId: (text) => colorsOf(text).map(idOf),
    tallaId: (text) => tallasOf(text),
    subfamiliaId: (text, inFamilias) =>
      subfamiliasOf(text, (item) => inFamilias.some(({ id }) => id === item.familiaId)).map(idOf),
    ivaId(text) {
      const named = ivasOf(text);
      // A rate may be typed as 13, '13 %' or 0.13.
      const rates = [100, 1].map((per) => (readTypedNumber(withoutPercent(text)) ?? -1) / per);
      const isMeant = ({ rate }: Iva) => rates.some((typed) => Math.abs(typed - rate) < 1e-9);
      return (named.length > 0 ? named : ivas.filter(isMeant)).map(idOf);
    },
  };

  return (field: Field, text: string, familia: string): FieldFault | { value: string } => {
    if (text === '') return { value: text };
    const inFamilias = familia === '' ? familias : familiasOf(familia);
    const ids = idsOf[field]?.(text, inFamilias);
    if (!ids) return { value: field === 'discountPercent' ? withoutPercent(text) : text };
    const [value, second] = ids;
    if (value !== undefined) return second === undefined ? { value } : { reason: 'several' };
    if (isTooLong(text, NAME_LIMITS[field] ?? Infinity)) return { reason: 'tooLong' };
    if (field === 'tallaId' && isDateText(text)) return { reason: 'date' };
    if (field !== 'subfamiliaId') return { reason: 'missing' };
    const isNamed = familia !== '' && inFamilias.length === 1;
    return isNamed ? { reason: 'missing', familiaId: inFamilias[0]?.id } : { reason: 'noFamilia' };
  };
}
