import { randomUUID } from 'node:crypto';

/** Filter values of a request, by the placeholder that replaces each in the URL. */
export type HiddenValues = ReadonlyMap<string, string>;

/** Parameters that hold a tree of conditions: `or`, `and`, `not.or`, those of an embedded table. */
const LOGIC_PARAMETER = /(?:^|\.)(?:or|and)$/;

/** A whole value in double quotes, in which a backslash makes the next character literal. */
const QUOTED = /(?<=[.(,])"((?:[^"\\]|\\.)*)"(?=[,)])/gs;

/** Operators whose right side is one value, or a pattern that is no array. */
const SCALARS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'isdistinct', 'match', 'imatch'];
const OTHERS = 'in|like|ilike|is|cs|cd|ov|sl|sr|nxr|nxl|adj|fts|plfts|phfts|wfts';

const SCALAR_FILTER = new RegExp(`^((?:not\\.)?(?:${SCALARS.join('|')})\\.)(.*)$`, 's');
const LIST_FILTER = /^((?:not\.)?in\.)(\(.*\))$/s;

/**
 * A condition of a tree: column, operator and value, which ends at `,` or `)`, or with the array or
 * list that it is. All are read one after the other, since a value may look like a condition.
 */
const CONDITION = new RegExp(
  `([(,](?:[^,().]+\\.)+?)(${SCALARS.join('|')}|${OTHERS})((?:\\([a-z]+\\))?\\.)` +
    `(\\{[^{}]*\\}(?=[,)])|\\([^)]*\\)|[^,)]*)`,
  'gs',
);

/** How the words begin; nobody who makes a request can know. */
const WORD = `value${randomUUID().replaceAll('-', '')}n`;

/** Conditions whose values take `*` for `%`, so that a URL need not spell a percent sign. */
const PATTERN_OPERATORS = new Set(['$like', '$ilike']);

/**
 * Takes the values out of the filters of a request to a table, and puts words there that mean
 * nothing.
 *
 * To PostgREST a value is the text that it is, and Postgres reads it as the column's type.
 * @supabase/lite makes something of it first: of `{a}` a list, of `true` a boolean, of `12.50` the
 * number 12.5, of 9007199254740993 another number. Against a text that is a 500, or nothing found.
 * It looks for the quotes around a value as well, and loses the end of a list after a `\"`. With the
 * values put back by {@link restoreValues} once it has read the filters, it means the same.
 */
export function hideValues(url: string): { readonly url: string; readonly values: HiddenValues } {
  const changed = new URL(url);
  const values = new Map<string, string>();
  if (!/^\/rest\/v1\/[^/]+$/.test(changed.pathname)) return { url, values };

  const hide = (value: string) => {
    if (values.has(value)) return value;
    const word = `${WORD}${values.size}x`;
    values.set(word, value);
    return word;
  };
  const hideQuoted = (text: string) =>
    text.replace(QUOTED, (_match, inner: string) => hide(inner.replace(/\\(.)/gs, '$1')));
  /** Those of a list in brackets. */
  const hideEach = (list: string) => {
    const values = hideQuoted(list).slice(1, -1);
    return `(${values === '' ? '' : values.split(',').map(hide).join(',')})`;
  };

  const hideIn = (name: string, filter: string): string => {
    if (LOGIC_PARAMETER.test(name)) {
      return hideQuoted(filter).replace(
        CONDITION,
        (condition, column: string, operator: string, modifier: string, value: string) => {
          const start = column + operator + modifier;
          // Any or all of several values: those are read as they stand.
          if (modifier !== '.') return condition;
          if (operator === 'in') return start + hideEach(value);
          return SCALARS.includes(operator) ? start + hide(value) : condition;
        },
      );
    }
    const [, scalar, value = ''] = SCALAR_FILTER.exec(filter) ?? [];
    if (scalar !== undefined) return scalar + hide(value);
    const [, start, list = ''] = LIST_FILTER.exec(filter) ?? [];
    return start === undefined ? filter : start + hideEach(list);
  };

  const filters = [...changed.searchParams].map(([name, filter]) => [name, hideIn(name, filter)]);
  if (values.size === 0) return { url, values };
  changed.search = new URLSearchParams(filters).toString();
  return { url: changed.href, values };
}

/** Replaces the placeholders in the parsed filters by their values. */
export function restoreValues(tree: object, values: HiddenValues): void {
  if (values.size === 0) return;
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'object' && value !== null) {
      restoreValues(value, values);
    } else if (typeof value === 'string') {
      const original = values.get(value);
      if (original === undefined) continue;
      Reflect.set(tree, key, PATTERN_OPERATORS.has(key) ? original.replaceAll('*', '%') : original);
    }
  }
}
