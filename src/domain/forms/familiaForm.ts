import type { Familia } from '../catalogue/catalogue.ts';
import { MAX_POSITION } from './familiaMoves.ts';
import { isTooLong } from '../text/textLimit.ts';

/** What the form of a familia holds, as typed. `position` empty: none given. */
export type FamiliaForm = { readonly name: string; readonly position: string };

/** What is saved of a familia. `position` null: none for a new one, as it was for one that exists. */
export type FamiliaDraft = { readonly name: string; readonly position: number | null };

/** What is wrong with a field: empty, too long, or not a whole number from 1. */
export type FamiliaFormError = 'required' | 'tooLong' | 'notWhole';

/** Most characters of a name. */
export const FAMILIA_NAME_MAX_LENGTH = 120;

/** The form filled with a familia. */
export function toFamiliaForm({ name, position }: Pick<Familia, 'name' | 'position'>): FamiliaForm {
  return { name, position: position === null ? '' : String(position) };
}

function isPosition(text: string): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_POSITION;
}

/**
 * What is wrong, by field, in the order of the form; empty: nothing.
 *
 * @param filled what the form was filled with
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
 * @param filled what the form was filled with: an unchanged position is not written, so that it
 *   does not overwrite a newer order; `null` for a new familia
 * @see docs/rules.md#familias
 */
export function toFamiliaDraft(form: FamiliaForm, filled: FamiliaForm | null): FamiliaDraft {
  const position = form.position.trim();
  const isLeft = position === '' || position === filled?.position;
  return { name: form.name.trim(), position: isLeft ? null : Number(position) };
}
