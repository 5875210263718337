/** Operator at the start of a filter, such as `not.eq`. */
const OPERATOR = /^(?:not\.)?[a-z]+(?=\.)/;
const SCALAR_FILTER = /^((?:not\.)?(?:eq|neq|gte?|lte?)\.)(.*)$/s;
const LIST_FILTER = /^((?:not\.)?in\.)\((.*)\)$/s;
/** One value of a list, with or without double quotes. */
const LISTED = /"(?:[^"\\]|\\.)*"|[^,]+/gs;

/**
 * Puts the values in the filters of a request in double quotes.
 *
 * PostgREST passes a value as text, and Postgres parses it as the column's type. @supabase/lite converts a
 * value without quotes: `{a}` to a list, `true` to a boolean, `12.50` to 12.5 and 9007199254740993 to
 * another number. Compared with a text column, the result fails or finds nothing. An `or` is not changed,
 * because the store uses only patterns in it.
 */
export function quoteValues(url: string): string {
  const changed = new URL(url);
  if (!/^\/rest\/v1\/[^/]+$/.test(changed.pathname)) return url;
  const filters = [...changed.searchParams].map(([name, filter]) => {
    const [, list, values = ''] = LIST_FILTER.exec(filter) ?? [];
    if (list === undefined) return [name, filter.replace(SCALAR_FILTER, '$1"$2"')];
    return [name, `${list}(${values.replace(LISTED, quoteValue)})`];
  });
  changed.search = new URLSearchParams(filters).toString();
  return changed.href;
}

/**
 * Refuses a query that hosted PostgREST refuses or reads differently, so that no code relies on it. If two filters
 * have the same column and operator, @supabase/lite uses only the last one, and it combines a repeated `or` by
 * "or"; PostgREST combines all filters by "and". On hosted, a `)` without quotes ends a list.
 */
export function refuseQuery({ pathname, searchParams }: URL): Response | null {
  if (!pathname.startsWith('/rest/v1/')) return null;
  const seen = new Set<string>();
  for (const [name, filter] of searchParams) {
    const operator = OPERATOR.exec(filter)?.[0];
    const key = operator === undefined ? name : `${name}=${operator}`;
    if (seen.has(key)) {
      const message = `The embedded backend does not combine a repeated ${key}: use one or=(and(…))`;
      return Response.json({ message }, { status: 501 });
    }
    seen.add(key);
    const values = LIST_FILTER.exec(filter)?.[2]?.match(LISTED) ?? [];
    if (values.some((value) => !value.startsWith('"') && value.includes(')'))) {
      const body = { code: 'PGRST100', message: `failed to parse filter (${filter})` };
      return Response.json({ ...body, details: null, hint: null }, { status: 400 });
    }
  }
  return null;
}

function quoteValue(value: string): string {
  return value.startsWith('"') ? value : `"${value.replace(/["\\]/g, String.raw`\$&`)}"`;
}
