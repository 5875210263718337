/** Most characters of all filters in a URL: gateways refuse 8 kB, and the selected columns need space too. */
const LIST_LENGTH = 6000;

function queryLength(text: string): number {
  return new URLSearchParams([['', text]]).toString().length - 1;
}

type Limits = {
  /** The text of the other filters. */
  readonly beside?: string;
  /** Most values of one list. */
  readonly values?: number;
};

/**
 * Splits values for `in.(…)` into lists that are short enough for a URL; a value that is too long has
 * a list of its own.
 */
export function inChunks<Value extends number | string>(
  values: readonly Value[],
  { beside = '', values: most = Infinity }: Limits = {},
): Value[][] {
  const chunks: Value[][] = [];
  const room = LIST_LENGTH - queryLength(beside);
  let left = 0;
  for (const value of values) {
    // Each value needs a comma, and a text may need quotes.
    const length = queryLength(`,${typeof value === 'number' ? value : `"${value}"`}`);
    const chunk = chunks.at(-1);
    if (chunk === undefined || length > left || chunk.length >= most) {
      chunks.push([value]);
      left = room - length;
    } else {
      chunk.push(value);
      left -= length;
    }
  }
  return chunks;
}
