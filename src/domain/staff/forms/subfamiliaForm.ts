import { cleanName, writtenName } from '../../text/cleanText.ts';
import { isTooLong } from '../../text/textLimit.ts';

export type SubfamiliaForm = {
  readonly name: string;
  readonly familiaId: string;
  readonly thumbnailUrl: string | null;
};

export const EMPTY_SUBFAMILIA_FORM: SubfamiliaForm = {
  name: '',
  familiaId: '',
  thumbnailUrl: null,
};

export type SubfamiliaDraft = Omit<SubfamiliaForm, 'familiaId'> & { readonly familiaId: number };

export function toSubfamiliaForm({ name, familiaId, thumbnailUrl }: SubfamiliaDraft) {
  return { name, familiaId: String(familiaId), thumbnailUrl };
}

export function toSubfamiliaDraft(
  { name, familiaId, thumbnailUrl }: SubfamiliaForm,
  read?: Pick<SubfamiliaDraft, 'name'>,
): SubfamiliaDraft {
  return { name: writtenName(name, read?.name), familiaId: Number(familiaId), thumbnailUrl };
}

export const SUBFAMILIA_NAME_LIMIT = 120;

/** Finds errors. @param filled the form before any change: its name may stay, even if it is too long */
export function validateSubfamilia(
  form: Pick<SubfamiliaForm, 'name' | 'familiaId'>,
  filled?: Pick<SubfamiliaForm, 'name'>,
) {
  return {
    ...(form.name.trim() === '' && { name: 'required' }),
    ...(isTooLong(form.name, SUBFAMILIA_NAME_LIMIT, filled?.name) && { name: 'tooLong' }),
    ...(form.familiaId === '' && { familiaId: 'required' }),
  };
}

export function validateEditedSubfamilia(
  form: SubfamiliaForm,
  filled?: Pick<SubfamiliaForm, 'name'>,
) {
  return {
    ...validateSubfamilia(form, filled),
    ...(form.thumbnailUrl === null && { thumbnailUrl: 'required' }),
  };
}

/** True if the names are the same in letters, accents and case; the number of blanks may differ. */
export function isTypedName(typed: string, name: string): boolean {
  return cleanName(typed) === cleanName(name);
}
