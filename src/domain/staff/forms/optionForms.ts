import type { Color } from '../../catalogue/catalogue.ts';
import { cleanName } from '../../text/cleanText.ts';
import { isTooLong } from '../../text/textLimit.ts';

export type ColorForm = { readonly name: string; readonly rgb: string };

export const EMPTY_COLOR_FORM: ColorForm = { name: '', rgb: '#000000' };

export const COLOR_NAME_MAX_LENGTH = 60;

export const TALLA_LIMIT = 20;

const comparable = (name: string) => cleanName(name).toLowerCase();

/** Checks a name; 'xl' and 'XL' are the same, as case does not count. @see docs/rules.md#colours-and-sizes */
function nameError(name: string, limit: number, others: readonly string[], own?: string) {
  const wanted = comparable(name);
  if (wanted === '') return 'blank';
  if (isTooLong(name, limit, own)) return 'tooLong';
  return name !== own && others.some((other) => comparable(other) === wanted) ? 'taken' : null;
}

export const validateTalla = (label: string, tallas: readonly string[]) =>
  nameError(label, TALLA_LIMIT, tallas);

/** Parses `#1a2b3c`, `1A2B3C` or `#abc` to `#rrggbb` in lower case; `null` for another text. */
export function toRgb(text: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** Finds errors of the form. @param ownId the edited colour, which may keep its name */
export function validateColor(form: ColorForm, colors: readonly Color[], ownId: number | null) {
  const own = colors.find(({ id }) => id === ownId);
  const others = colors.filter((color) => color !== own).map(({ name }) => name);
  const name = nameError(form.name, COLOR_NAME_MAX_LENGTH, others, own?.name);
  return { ...(name && { name }), ...(toRgb(form.rgb) === null && { rgb: 'notRgb' }) };
}
