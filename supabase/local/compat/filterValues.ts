const SCALAR_FILTER = /^((?:not\.)?(?:eq|neq|gte?|lte?)\.)(.*)$/s;
const LIST_FILTER = /^((?:not\.)?in\.)\((.*)\)$/s;
/** A value of a list, which may be in double quotes already. */
const LISTED = /"(?:[^"\\]|\\.)*"|[^,]+/gs;

/**
 * Puts the values in the filters of a request in double quotes.
 *
 * PostgREST passes a value as text, and Postgres parses it as the column's type. @supabase/lite leaves
 * only a quoted value as it is: it converts `{a}` to a list, `true` to a boolean, `12.50` to 12.5 and
 * 9007199254740993 to another number; compared with a text that fails or finds nothing. Trees of
 * conditions (`or`) are not changed: the store has only patterns there.
 */
export function quoteValues(url: string): string {
  const changed = new URL(url);
  if (!/^\/rest\/v1\/[^/]+$/.test(changed.pathname)) return url;
  const filters = [...changed.searchParams].map(([name, filter]) => {
    const [, list, values = ''] = LIST_FILTER.exec(filter) ?? [];
    if (list === undefined) return [name, filter.replace(SCALAR_FILTER, '$1"$2"')];
    return [name, `${list}(${values.replace(LISTED, quoted)})`];
  });
  changed.search = new URLSearchParams(filters).toString();
  return changed.href;
}

function quoted(value: string): string {
  return value.startsWith('"') ? value : `"${value.replace(/["\\]/g, String.raw`\$&`)}"`;
}
