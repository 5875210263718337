import type { Color } from '../catalogue/catalogue.ts';
import { cleanName } from '../text/cleanText.ts';
import { isTooLong } from '../text/textLimit.ts';

export type ColorForm = { readonly name: string; readonly rgb: string };

type ColorFormErrors = {
  name?: 'blank' | 'tooLong' | 'taken';
  rgb?: 'notRgb';
};

export const EMPTY_COLOR_FORM: ColorForm = { name: '', rgb: '#000000' };

export const COLOR_NAME_MAX_LENGTH = 60;

const comparable = (name: string) => cleanName(name).toLowerCase();

/** Parses `#1a2b3c`, `1A2B3C` or `#abc` to `#rrggbb` in lower case; `null` for another text. */
export function toRgb(text: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** @param ownId the edited colour, which may keep its name */
export function validateColor(
  form: ColorForm,
  colors: readonly Color[],
  ownId: number | null,
): ColorFormErrors {
  const errors: ColorFormErrors = {};
  const name = comparable(form.name);
  const own = colors.find(({ id }) => id === ownId);
  if (name === '') errors.name = 'blank';
  else if (isTooLong(form.name, COLOR_NAME_MAX_LENGTH, own?.name)) errors.name = 'tooLong';
  else if (
    form.name !== own?.name &&
    colors.some((color) => color.id !== ownId && comparable(color.name) === name)
  ) {
    errors.name = 'taken';
  }
  if (toRgb(form.rgb) === null) errors.rgb = 'notRgb';
  return errors;
}
