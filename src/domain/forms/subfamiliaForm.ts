import { isTooLong } from '../text/textLimit.ts';

/** What the form of a subfamilia holds. `familiaId` is `''` until one is chosen. */
export type SubfamiliaForm = {
  readonly name: string;
  readonly familiaId: string;
  /** `null`: no picture is chosen. */
  readonly thumbnailUrl: string | null;
};

/** The form before anything is filled in. */
export const EMPTY_SUBFAMILIA_FORM: SubfamiliaForm = {
  name: '',
  familiaId: '',
  thumbnailUrl: null,
};

/** What is saved of a subfamilia. `thumbnailUrl` null: no picture. */
export type SubfamiliaDraft = {
  readonly name: string;
  readonly familiaId: number;
  readonly thumbnailUrl: string | null;
};

/** The form filled with a subfamilia. */
export function toSubfamiliaForm({
  name,
  familiaId,
  thumbnailUrl,
}: SubfamiliaDraft): SubfamiliaForm {
  return { name, familiaId: String(familiaId), thumbnailUrl };
}

/** A form without faults as it is saved. */
export function toSubfamiliaDraft({
  name,
  familiaId,
  thumbnailUrl,
}: SubfamiliaForm): SubfamiliaDraft {
  return { name: name.trim(), familiaId: Number(familiaId), thumbnailUrl };
}

/** Most characters of a name. */
export const SUBFAMILIA_NAME_LIMIT = 120;

/** What is wrong with a field. */
type SubfamiliaFormError = 'required' | 'tooLong';

/**
 * What is wrong, by field; empty: nothing.
 *
 * @param filled what the form was filled with
 * @see docs/rules.md#subfamilias
 */
export function validateSubfamilia(
  form: Pick<SubfamiliaForm, 'name' | 'familiaId'>,
  filled?: Pick<SubfamiliaForm, 'name'>,
): Partial<Record<'name' | 'familiaId', SubfamiliaFormError>> {
  return {
    ...(form.name.trim() === '' && { name: 'required' }),
    ...(isTooLong(form.name, SUBFAMILIA_NAME_LIMIT, filled?.name) && { name: 'tooLong' }),
    ...(form.familiaId === '' && { familiaId: 'required' }),
  };
}

/**
 * What is wrong with a changed subfamilia, which also needs a picture.
 *
 * @param filled what the form was filled with
 * @see docs/rules.md#subfamilias
 */
export function validateEditedSubfamilia(
  form: SubfamiliaForm,
  filled?: Pick<SubfamiliaForm, 'name'>,
): Partial<Record<keyof SubfamiliaForm, SubfamiliaFormError>> {
  return {
    ...validateSubfamilia(form, filled),
    ...(form.thumbnailUrl === null && { thumbnailUrl: 'required' }),
  };
}

function visible(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/**
 * Whether a typed text looks exactly like this name: letters, accents and case count, the number of
 * blanks does not.
 *
 * @see docs/rules.md#subfamilias
 */
export function isTypedName(typed: string, name: string): boolean {
  return visible(typed) === visible(name);
}
