import type { Producto } from '../catalogue/catalogue.ts';
import { tallaKey } from '../catalogue/sizes.ts';
import { readTypedNumber } from '../forms/typedNumber.ts';
import { foldText } from '../text/foldText.ts';
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
/** 'Talla M' is M. */
const sizeOf = (text: string) => tallaKey(folded(text).replace(/^(?:talla|size) (?=.)/, ''));

/**
 * @param keys from the strictest to the most tolerant; the first that finds a name counts
 * @param repeated which of equal names is meant
 */
function axis(
  names: readonly string[],
  keys: readonly ((text: string) => string)[],
  repeated: 'first' | 'none' = 'first',
): AxisNames {
  const lookups = keys.map((keyOf) => {
    const indexes = new Map<string, number>();
    names.forEach((name, index) => {
      if (!indexes.has(keyOf(name))) indexes.set(keyOf(name), index);
      else if (repeated === 'none') indexes.set(keyOf(name), -1);
    });
    return (text: string) => indexes.get(keyOf(text)) ?? -1;
  });
  return {
    names,
    find(text) {
      if (oneLine(text) === '') return -1;
      for (const lookup of lookups) {
        const index = lookup(text);
        if (index >= 0) return index;
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
    'none',
  );

/** A single column, which every name means. */
export const ONE_COLUMN: AxisNames = {
  names: [''],
  find: (text) => (oneLine(text) === '' || readTypedNumber(text) !== null ? -1 : 0),
};
