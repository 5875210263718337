import { useForm, type UseFormReturn } from 'react-hook-form';
import type { StaffSubfamilia, SubfamiliaDraft } from '#data/staffSubfamilias.ts';
import {
  EMPTY_SUBFAMILIA_FORM,
  validateEditedSubfamilia,
  validateSubfamilia,
  type SubfamiliaForm,
} from '#domain/subfamiliaForm.ts';
import { rulesResolver } from '#shared/lib/rulesResolver.ts';

/** The form of a subfamilia of react-hook-form. */
export type SubfamiliaFormApi = UseFormReturn<SubfamiliaForm>;

/** A subfamilia as its form shows it. */
export function toForm({ name, familiaId, thumbnailUrl }: StaffSubfamilia): SubfamiliaForm {
  return { name, familiaId: String(familiaId), thumbnailUrl };
}

/** A form without faults as it is saved. */
export function toDraft({ name, familiaId, thumbnailUrl }: SubfamiliaForm): SubfamiliaDraft {
  return { name, familiaId: Number(familiaId), thumbnailUrl };
}

/** @param read the subfamilia that is edited; `null`: a new one */
export function useSubfamiliaForm(read: StaffSubfamilia | null): SubfamiliaFormApi {
  return useForm<SubfamiliaForm>({
    defaultValues: read === null ? EMPTY_SUBFAMILIA_FORM : toForm(read),
    resolver: rulesResolver((typed: SubfamiliaForm) =>
      read === null ? validateSubfamilia(typed) : validateEditedSubfamilia(typed, read),
    ),
    reValidateMode: 'onSubmit',
  });
}
