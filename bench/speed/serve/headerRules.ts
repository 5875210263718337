/** The headers that a `_headers` file sets for a path pattern. */
type HeaderRule = {
  readonly pattern: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
};

/** What a `_headers` file says. */
export type HeaderRules = readonly HeaderRule[];

/** Would make the browser remember that these local origins are secure ones. */
const LEFT_OUT = 'strict-transport-security';

/** Parses the `_headers` format of static hosts: a line with a path, indented lines with headers. */
export function parseHeaders(text: string): HeaderRules {
  return [...text.matchAll(/^(\/\S*)\n((?:[ \t]+.*\n?)*)/gm)].map(([, path = '', lines = '']) => ({
    pattern: new RegExp(`^${path.split('*').map(escapeRegExp).join('.*')}$`),
    headers: [...lines.matchAll(/^\s+([^:\s]+):\s*(.+)$/gm)]
      .map(([, name = '', value = '']) => [name.toLowerCase(), value.trim()] as const)
      .filter(([name]) => name !== LEFT_OUT),
  }));
}

/** The headers of a path; the values of several rules for one header are joined, as hosts do. */
export function headersOf(rules: HeaderRules, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules) {
    if (!rule.pattern.test(path)) continue;
    for (const [name, value] of rule.headers) {
      const before = headers[name];
      headers[name] = before === undefined ? value : `${before}, ${value}`;
    }
  }
  return headers;
}

function escapeRegExp(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}
