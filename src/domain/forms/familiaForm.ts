import type { Familia } from '../catalogue/catalogue.ts';
import { MAX_POSITION } from './familiaMoves.ts';
import { isTooLong } from '../text/textLimit.ts';
import { writtenName } from '../text/cleanText.ts';

/** The fields of a familia as typed. */
export type FamiliaForm = { readonly name: string; readonly position: string };

/** Columns written of a familia. With `position` null the column is not written. */
export type FamiliaDraft = { readonly name: string; readonly position: number | null };

export type FamiliaFormError = 'required' | 'tooLong' | 'notWhole';

export const FAMILIA_NAME_MAX_LENGTH = 120;

export function toFamiliaForm({ name, position }: Pick<Familia, 'name' | 'position'>): FamiliaForm {
  return { name, position: position === null ? '' : String(position) };
}

function isPosition(text: string): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_POSITION;
}

/**
 * The errors by field.
 *
 * @param filled the form before any change: a name that was too long already may stay so
 * @see docs/rules.md#familias
 */
export function validateFamilia(
  form: FamiliaForm,
  filled?: FamiliaForm,
): Partial<Record<keyof FamiliaForm, FamiliaFormError>> {
  const errors: Partial<Record<keyof FamiliaForm, FamiliaFormError>> = {};
  const position = form.position.trim();
  if (form.name.trim() === '') errors.name = 'required';
  else if (isTooLong(form.name, FAMILIA_NAME_MAX_LENGTH, filled?.name)) errors.name = 'tooLong';
  if (position !== '' && !isPosition(position)) errors.position = 'notWhole';
  return errors;
}

/**
 * A valid form as it is saved.
 *
 * @param filled the form before any change; `null` for a new familia. An unchanged position is not
 *   written, so that it does not overwrite a newer order
 * @see docs/rules.md#familias
 */
export function toFamiliaDraft(form: FamiliaForm, filled: FamiliaForm | null): FamiliaDraft {
  const position = form.position.trim();
  const isLeft = position === '' || position === filled?.position;
  return {
    name: writtenName(form.name, filled?.name),
    position: isLeft ? null : Number(position),
  };
}
