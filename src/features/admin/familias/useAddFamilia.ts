import { useState } from 'react';
import { familiaCreation } from '#data/staffFamilias.ts';
import type { Familia } from '#domain/catalogue.ts';
import { toFamiliaDraft, toFamiliaForm } from '#domain/familiaForm.ts';
import { nextPosition } from '#domain/familiaMoves.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useFamiliaForm, type FamiliaFormApi } from './useFamiliaForm.ts';

/**
 * The form of a new familia, which goes to the end of the order unless told otherwise.
 *
 * @param familias those that exist
 * @param close leaves the form once the familia was added
 */
export function useAddFamilia(familias: readonly Familia[], close: () => void): FamiliaFormApi {
  const t = useStaffText('familias');
  const tShared = useStaffText('backOffice');
  const [create] = useState(familiaCreation);
  return useFamiliaForm({
    filled: toFamiliaForm({ name: '', position: nextPosition(familias) }),
    async save(form) {
      await create(toFamiliaDraft(form, null));
      return { outcome: 'saved' };
    },
    texts: {
      success: t('added'),
      text: t('addFailed'),
      signIn: tShared('signIn.addFamilias'),
    },
    close,
  });
}
