import type { Producto } from '../catalogue/catalogue.ts';
import { tallaKey } from '../catalogue/sizes.ts';
import { foldText } from '../text/foldText.ts';
import { readTypedNumber } from '../text/typedNumber.ts';
import type { VariantMatrix } from './matrix.ts';

/** How the screen names the productos without a colour or a size, in its language. */
export type NoneLabels = { readonly noColor: string; readonly noTalla: string };

/** The names of the rows or of the columns. */
export type AxisNames = {
  readonly names: readonly string[];
  /** The index of a name as people write it, without case and accents; -1: none has it. */
  readonly find: (text: string) => number;
};

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ');
const folded = (text: string) => foldText(oneLine(text));
/** The key of a size: 'Talla M' is M. */
const sizeOf = (text: string) => tallaKey(folded(text).replace(/^(?:talla|size) (?=.)/, ''));

/**
 * @param keys from the strictest to the most tolerant; the first that finds a name counts
 * @param isUnique a name that several have finds none of them; otherwise it finds the first
 */
function axis(
  names: readonly string[],
  keys: readonly ((text: string) => string)[],
  isUnique = false,
): AxisNames {
  const lookups = keys.map((keyOf) => ({ keyOf, keyed: names.map(keyOf) }));
  return {
    names,
    find(text) {
      if (oneLine(text) === '') return -1;
      for (const { keyOf, keyed } of lookups) {
        const key = keyOf(text);
        const index = keyed.indexOf(key);
        if (index >= 0 && !(isUnique && keyed.lastIndexOf(key) > index)) return index;
      }
      return -1;
    },
  };
}

export const colorNames = ({ colors }: Pick<VariantMatrix, 'colors'>, { noColor }: NoneLabels) =>
  axis(
    colors.map((color) => color?.name ?? noColor),
    [oneLine, folded],
  );

/** 2XL and XXL are the same size. */
export const tallaNames = ({ tallas }: Pick<VariantMatrix, 'tallas'>, { noTalla }: NoneLabels) =>
  axis(
    tallas.map((talla) => talla ?? noTalla),
    [oneLine, folded, sizeOf],
  );

/** The codes of productos that are rows. A code that several have names none of them. */
export const codeNames = (productos: readonly Pick<Producto, 'code'>[]) =>
  axis(
    productos.map(({ code }) => code),
    [oneLine, folded],
    true,
  );

/** A single column, which every name finds. */
export const ONE_COLUMN: AxisNames = {
  names: [''],
  find: (text) => (oneLine(text) === '' || readTypedNumber(text) !== null ? -1 : 0),
};
