/** Characters of an address that a list and the filters beside it share: gateways refuse a request
 * line of 8 kB, and what is selected needs its place too. */
const LIST_LENGTH = 6000;

/** Characters that a text takes in the query of an address. */
export function queryLength(text: string): number {
  return new URLSearchParams([['', text]]).toString().length - 1;
}

/** What limits the lists of {@link inChunks}. */
type Limits = {
  /** Filters beside the list. */
  readonly beside?: string;
  /** Most values of a list. */
  readonly values?: number;
};

/**
 * Values for `in.(…)`, in lists that are short enough for an address; a value that is too long for
 * any has a list of its own.
 */
export function inChunks<Value extends number | string>(
  values: readonly Value[],
  { beside = '', values: most = Infinity }: Limits = {},
): Value[][] {
  const chunks: Value[][] = [];
  const room = LIST_LENGTH - queryLength(beside);
  let left = 0;
  for (const value of values) {
    // A comma between two, and quotes where a text needs them.
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
