/** The values of a JSON object by name; none when the value is no object. */
export function toValues(value: unknown): Readonly<Record<string, unknown>> {
  const isObject = typeof value === 'object' && value !== null;
  return isObject ? Object.fromEntries(Object.entries(value)) : {};
}
