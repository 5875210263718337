/** Makes text safe between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/**
 * Fills a template as EmailJS does: `{{name}}` is escaped, `{{{name}}}` is not, and a missing
 * parameter is empty. Braces inside a value have no effect.
 */
export function renderTemplate(
  template: string,
  params: Readonly<Record<string, unknown>>,
): string {
  const valueOf = (name: string): string => {
    const value = Object.hasOwn(params, name) ? params[name] : null;
    if (value === null || value === undefined) return '';
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  return template.replaceAll(
    /\{\{\{\s*(\w+)\s*\}\}\}|\{\{\s*(\w+)\s*\}\}/g,
    (_match, raw: string | undefined, escaped: string | undefined) =>
      raw === undefined ? escapeHtml(valueOf(escaped ?? '')) : valueOf(raw),
  );
}
