import { foldText } from '../text/foldText.ts';
import { splitCells, type Separator } from './splitCells.ts';

/** The columns of the lines below a header, by index. */
export type OrderHeader = {
  readonly separator: Separator;
  readonly code: number;
  /** `null`: the header names no quantity. */
  readonly quantity: number | null;
};

const CODE_NAMES = new Set('codigo cod cod. code sku referencia ref ref.'.split(' '));
const QUANTITY_NAMES = new Set(
  'cantidad cantidades cant cant. quantity qty unidades unids units'.split(' '),
);

/**
 * The header that a line is; `null`: it is none. A header names the code or the quantity and has no
 * digit.
 */
export function readHeader(line: string, separator: Separator): OrderHeader | null {
  if (/\d/.test(line)) return null;
  const cells =
    separator === null
      ? line.trim().split(/\s+/)
      : splitCells(line, separator).map(({ text }) => text);
  const names = cells.map(foldText);
  const code = names.findIndex((name) => CODE_NAMES.has(name));
  const quantity = names.findIndex((name) => QUANTITY_NAMES.has(name));
  if (code < 0 && quantity < 0) return null;
  return { separator, code: Math.max(code, 0), quantity: quantity < 0 ? null : quantity };
}
