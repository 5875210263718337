/** Most characters of all filters in a URL: gateways refuse URLs of 8 kB, which also hold the selected columns. */
const MAX_FILTER_CHARS = 6000;

function queryLength(text: string): number {
  return new URLSearchParams([['', text]]).toString().length - 1;
}

type Limits = {
  /** Text of the other filters in the same URL. */
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
  const room = MAX_FILTER_CHARS - queryLength(beside);
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
