import { useState } from 'react';
import { familiaCreation } from '#data/familias/write.ts';
import { afterFamiliaWrite } from '#data/staffQueries.ts';
import type { Familia } from '#domain/catalogue/catalogue.ts';
import {
  type FamiliaForm,
  toFamiliaDraft,
  toFamiliaForm,
  validateFamilia,
} from '#domain/forms/familiaForm.ts';
import { nextPosition } from '#domain/forms/familiaMoves.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { type EntityFormApi, useEntityForm } from '../shared/form/useEntityForm.ts';

/**
 * The form of a new familia; its order starts as the last one.
 *
 * @param familias the existing ones
 */
export function useAddFamilia(
  familias: readonly Familia[],
  close: () => void,
): EntityFormApi<FamiliaForm> {
  const t = useStaffText('familias');
  const tBackOffice = useStaffText('backOffice');
  const [create] = useState(familiaCreation);
  return useEntityForm<FamiliaForm>({
    filled: toFamiliaForm({ name: '', position: nextPosition(familias) }),
    validate: validateFamilia,
    async save(form) {
      await create(toFamiliaDraft(form, null));
      return 'saved';
    },
    afterWrite: afterFamiliaWrite,
    texts: {
      success: t('added'),
      failure: t('addFailed'),
      signIn: tBackOffice('signIn.addFamilias'),
    },
    close,
  });
}
