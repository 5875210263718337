import type { Familia } from '../../catalogue/catalogue.ts';
import { writtenName } from '../../text/cleanText.ts';
import { isTooLong } from '../../text/textLimit.ts';
import { MAX_POSITION } from '../familiaMoves.ts';

export type FamiliaForm = { readonly name: string; readonly position: string };

/** The columns of a familia to write. A missing `position` leaves that column as it is. */
export type FamiliaDraft = { readonly name: string; readonly position?: number | null };

export const FAMILIA_NAME_MAX_LENGTH = 120;

export function toFamiliaForm({ name, position }: Pick<Familia, 'name' | 'position'>): FamiliaForm {
  return { name, position: position === null ? '' : String(position) };
}

function isPosition(text: string): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_POSITION;
}

/** Finds errors of the form. @param filled the form before any change: its name may stay, even if it is too long */
export function validateFamilia(form: FamiliaForm, filled?: FamiliaForm) {
  const position = form.position.trim();
  return {
    ...(form.name.trim() === '' && { name: 'required' }),
    ...(isTooLong(form.name, FAMILIA_NAME_MAX_LENGTH, filled?.name) && { name: 'tooLong' }),
    ...(position !== '' && !isPosition(position) && { position: 'notWhole' }),
  };
}

/**
 * Makes the columns to write, without an unchanged position, which could overwrite a newer order.
 *
 * @param isNew `true`: an empty position means none; otherwise it changes nothing
 */
export function toFamiliaDraft(form: FamiliaForm, filled: FamiliaForm | null, isNew = false) {
  const name = writtenName(form.name, filled?.name);
  const position = form.position.trim();
  if (position === (filled?.position ?? '') || (position === '' && !isNew)) return { name };
  return { name, position: position === '' ? null : Number(position) };
}
