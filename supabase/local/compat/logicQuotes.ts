/** Quoted values taken out of a request, by what stands in their place. */
export type QuotedValues = ReadonlyMap<string, string>;

/** Parameters that hold a tree of conditions: `or`, `and`, `not.or`, those of an embedded table. */
const LOGIC_PARAMETER = /(?:^|\.)(?:or|and)$/;

/** A value in double quotes, in which a backslash makes the next character literal. */
const QUOTED = /"((?:[^"\\]|\\.)*)"/gs;

/** Conditions whose values take `*` for `%`, so that a URL need not spell a percent sign. */
const PATTERN_OPERATORS = new Set(['$like', '$ilike']);

/**
 * Takes the quoted values out of `or=(…)` and `and=(…)`, and puts words there that mean nothing.
 *
 * PostgREST lets a value stand in quotes, so that it may hold `,` `(` `)` and `"`. @supabase/lite
 * looks for the quotes themselves in a `like`, and loses the end of the list after a `\"`. With the
 * quoted values put back by {@link restoreQuotes} once it has read the conditions, it means the same.
 */
export function hideQuotes(url: string): { readonly url: string; readonly values: QuotedValues } {
  const changed = new URL(url);
  const values = new Map<string, string>();
  for (const [name, conditions] of new URL(url).searchParams) {
    if (!LOGIC_PARAMETER.test(name) || !conditions.includes('"')) continue;
    const hidden = conditions.replace(QUOTED, (_match, inner: string) => {
      const word = `quotedvalue${values.size}x`;
      values.set(word, inner.replace(/\\(.)/gs, '$1'));
      return word;
    });
    changed.searchParams.delete(name, conditions);
    changed.searchParams.append(name, hidden);
  }
  return { url: values.size === 0 ? url : changed.href, values };
}

/** Puts the values back, wherever their words stand in the conditions that were read. */
export function restoreQuotes(tree: object, values: QuotedValues): void {
  if (values.size === 0) return;
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'object' && value !== null) {
      restoreQuotes(value, values);
    } else if (typeof value === 'string') {
      const original = values.get(value);
      if (original === undefined) continue;
      Reflect.set(tree, key, PATTERN_OPERATORS.has(key) ? original.replaceAll('*', '%') : original);
    }
  }
}
