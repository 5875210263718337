import { useState } from 'react';
import { afterSubfamiliaWrite } from '#data/staffQueries.ts';
import { subfamiliaCreation } from '#data/subfamilias/write.ts';
import {
  EMPTY_SUBFAMILIA_FORM,
  type SubfamiliaForm,
  toSubfamiliaDraft,
  validateSubfamilia,
} from '#domain/forms/subfamiliaForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { CLOSE_DELAY_MS } from '../shared/form/closeDelays.ts';
import { type EntityFormApi, useEntityForm } from '../shared/form/useEntityForm.ts';

/** The form of a new subfamilia. */
export function useAddSubfamilia(
  close: () => void,
): EntityFormApi<SubfamiliaForm> & { readonly onUploading: (isUploading: boolean) => void } {
  const t = useStaffText('subfamilias');
  const tBackOffice = useStaffText('backOffice');
  const [create] = useState(subfamiliaCreation);
  const [isUploading, setUploading] = useState(false);
  const api = useEntityForm<SubfamiliaForm>({
    filled: EMPTY_SUBFAMILIA_FORM,
    validate: (form) => validateSubfamilia(form),
    async save(form) {
      await create(toSubfamiliaDraft(form));
      return 'saved';
    },
    afterWrite: afterSubfamiliaWrite,
    texts: {
      success: t('adding.done'),
      failure: t('adding.failed'),
      signIn: tBackOffice('signIn.addSubfamilias'),
    },
    isHeld: isUploading,
    closeDelayMs: CLOSE_DELAY_MS.subfamilia,
    close,
  });
  return { ...api, onUploading: setUploading };
}
