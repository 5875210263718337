import type { Color } from '../catalogue/catalogue.ts';
import { isTooLong } from '../text/textLimit.ts';

/** What staff type of a colour. `rgb` is `#rrggbb` once it is valid. */
export type ColorForm = { readonly name: string; readonly rgb: string };

/** What is wrong with a field of a colour. */
export type ColorFormError = 'blank' | 'tooLong' | 'taken' | 'notRgb';

/** The form of a new colour. */
export const EMPTY_COLOR_FORM: ColorForm = { name: '', rgb: '#000000' };

/** Most characters of the name. */
export const COLOR_NAME_MAX_LENGTH = 60;

/** Name of a colour as the database compares it: without case and outer spaces. */
function comparable(name: string): string {
  return name.trim().toLowerCase();
}

/**
 * A colour as typed or pasted (`#1a2b3c`, `1A2B3C`, `#abc`) as `#rrggbb` in lower case; `null`: it
 * is none.
 */
export function toRgb(text: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/**
 * What is wrong, by field; empty: nothing.
 *
 * @param colors every colour there is
 * @param ownId the colour that is edited, which may keep its name; `null`: a new one
 * @see docs/rules.md#colours-and-sizes
 */
export function validateColor(
  form: ColorForm,
  colors: readonly Color[],
  ownId: number | null,
): Partial<Record<keyof ColorForm, ColorFormError>> {
  const errors: Partial<Record<keyof ColorForm, ColorFormError>> = {};
  const name = comparable(form.name);
  const own = colors.find(({ id }) => id === ownId);
  if (name === '') errors.name = 'blank';
  else if (isTooLong(form.name, COLOR_NAME_MAX_LENGTH, own?.name)) errors.name = 'tooLong';
  else if (colors.some((color) => color.id !== ownId && comparable(color.name) === name)) {
    errors.name = 'taken';
  }
  if (toRgb(form.rgb) === null) errors.rgb = 'notRgb';
  return errors;
}
