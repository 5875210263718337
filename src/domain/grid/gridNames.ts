import type { Producto } from '../catalogue/catalogue.ts';
import { tallaKey } from '../catalogue/sizes.ts';
import { foldText } from '../text/foldText.ts';
import { readTypedNumber } from '../text/typedNumber.ts';
import type { VariantMatrix } from './matrix.ts';

/** Names of the row without a colour and of the column without a size, in the language of the screen. */
export type NoneLabels = { readonly noColor: string; readonly noTalla: string };

/** Names of the rows or of the columns of a grid. */
export type AxisNames = {
  readonly names: readonly string[];
  /** Finds the index of a name as people write it, whatever its case and accents; -1: not found. */
  readonly find: (text: string) => number;
};

const toOneLine = (text: string) => text.trim().replace(/\s+/g, ' ');
const foldLine = (text: string) => foldText(toOneLine(text));
/** Makes the key of a size: 'Talla M' has the key of 'M'. */
const sizeKey = (text: string) => tallaKey(foldLine(text).replace(/^(?:talla|size) (?=.)/, ''));

/**
 * Makes the names of an axis and the search for them.
 *
 * @param keys from the strictest to the most tolerant; the first key that finds a name decides
 * @param isUnique `true`: a name of several rows or columns is not found; `false`: the first of them is found
 */
function toAxis(
  names: readonly string[],
  keys: readonly ((text: string) => string)[],
  isUnique = false,
): AxisNames {
  const lookups = keys.map((keyOf) => ({ keyOf, keyed: names.map(keyOf) }));
  return {
    names,
    find(text) {
      if (toOneLine(text) === '') return -1;
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
  toAxis(
    colors.map((color) => color?.name ?? noColor),
    [toOneLine, foldLine],
  );

/** Names of the columns. 2XL finds XXL, because they are the same size. */
export const tallaNames = ({ tallas }: Pick<VariantMatrix, 'tallas'>, { noTalla }: NoneLabels) =>
  toAxis(
    tallas.map((talla) => talla ?? noTalla),
    [toOneLine, foldLine, sizeKey],
  );

/** Names of rows that are codes. A code that several productos have is not found. */
export const codeNames = (productos: readonly Pick<Producto, 'code'>[]) =>
  toAxis(
    productos.map(({ code }) => code),
    [toOneLine, foldLine],
    true,
  );

/** Names of a grid with a single column: every text but a number finds it. */
export const ONE_COLUMN: AxisNames = {
  names: [''],
  find: (text) => (toOneLine(text) === '' || readTypedNumber(text) !== null ? -1 : 0),
};
