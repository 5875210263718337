import { randomUUID } from 'node:crypto';

/** Filter values of a request, by their placeholders in the URL. */
export type HiddenValues = ReadonlyMap<string, string>;

/** Parameters with a tree of conditions: `or`, `and`, `not.or`, also of embedded tables. */
const LOGIC_PARAMETER = /(?:^|\.)(?:or|and)$/;

/** A whole value in double quotes, in which a backslash escapes the next character. */
const QUOTED = /(?<=[.(,])"((?:[^"\\]|\\.)*)"(?=[,)])/gs;

/** Operators with a single value. */
const SCALARS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'isdistinct', 'match', 'imatch'];
const OTHERS = 'in|like|ilike|is|cs|cd|ov|sl|sr|nxr|nxl|adj|fts|plfts|phfts|wfts';

const SCALAR_FILTER = new RegExp(`^((?:not\\.)?(?:${SCALARS.join('|')})\\.)(.*)$`, 's');
const LIST_FILTER = /^((?:not\.)?in\.)(\(.*\))$/s;

/**
 * A condition of a tree: column, operator and value. A value ends at `,` or `)`, or is an array or a
 * list. Conditions are matched in sequence, because a value may look like a condition.
 */
const CONDITION = new RegExp(
  `([(,](?:[^,().]+\\.)+?)(${SCALARS.join('|')}|${OTHERS})((?:\\([a-z]+\\))?\\.)` +
    `(\\{[^{}]*\\}(?=[,)])|\\([^)]*\\)|[^,)]*)`,
  'gs',
);

/** Random beginning of the placeholders. */
const PLACEHOLDER = `value${randomUUID().replaceAll('-', '')}n`;

/** Operators that accept `*` for `%`, so that a URL needs no percent sign. */
const PATTERN_OPERATORS = new Set(['$like', '$ilike']);

/**
 * Replaces the values in the filters of a request to a table by placeholders.
 *
 * PostgREST passes a value as text, and Postgres parses it as the column's type. @supabase/lite
 * converts it before: `{a}` to a list, `true` to a boolean, `12.50` to 12.5, 9007199254740993 to
 * another number; compared with a text that fails or finds nothing. It also cuts a list after `\"`.
 * {@link restoreValues} inserts the original values after the filters were parsed.
 */
export function hideValues(url: string): { readonly url: string; readonly values: HiddenValues } {
  const changed = new URL(url);
  const values = new Map<string, string>();
  if (!/^\/rest\/v1\/[^/]+$/.test(changed.pathname)) return { url, values };

  const hide = (value: string) => {
    if (values.has(value)) return value;
    const placeholder = `${PLACEHOLDER}${values.size}x`;
    values.set(placeholder, value);
    return placeholder;
  };
  const hideQuoted = (text: string) =>
    text.replace(QUOTED, (_match, inner: string) => hide(inner.replace(/\\(.)/gs, '$1')));
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
          // `(any)` and `(all)` with several values stay as they are.
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

/** Replaces the placeholders in parsed filters by their values. */
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
