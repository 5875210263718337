import { useState } from 'react';
import { afterFamiliaWrite } from '#data/staffCache.ts';
import { familiaCreation } from '#data/staffFamilias.ts';
import type { Familia } from '#domain/catalogue/catalogue.ts';
import {
  toFamiliaDraft,
  toFamiliaForm,
  validateFamilia,
  type FamiliaForm,
} from '#domain/forms/familiaForm.ts';
import { nextPosition } from '#domain/forms/familiaMoves.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useEntityForm, type EntityFormApi } from '../shared/form/useEntityForm.ts';
import { CLOSE_DELAY_MS } from '../shared/form/closeDelays.ts';

/**
 * The form of a new familia, which goes to the end of the order unless told otherwise.
 *
 * @param familias those that exist
 * @param close leaves the form once the familia was added
 */
export function useAddFamilia(
  familias: readonly Familia[],
  close: () => void,
): EntityFormApi<FamiliaForm> {
  const t = useStaffText('familias');
  const tShared = useStaffText('backOffice');
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
      signIn: tShared('signIn.addFamilias'),
    },
    closeDelayMs: CLOSE_DELAY_MS.familia,
    close,
  });
}
