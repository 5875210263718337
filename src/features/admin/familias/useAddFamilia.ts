import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { familiaCreation } from '#data/familias/write.ts';
import { afterFamiliaWrite, staffQueries } from '#data/staffQueries.ts';
import {
  type FamiliaForm,
  toFamiliaDraft,
  toFamiliaForm,
  validateFamilia,
} from '#domain/forms/familiaForm.ts';
import { nextPosition } from '#domain/forms/familiaMoves.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { type EntityFormApi, useEntityForm } from '../shared/form/useEntityForm.ts';
import { useProposal } from '../shared/form/useProposal.ts';

export type AddFamiliaApi = EntityFormApi<FamiliaForm> & {
  /** The read of the last position failed: none is proposed. */
  readonly isPositionUnknown: boolean;
  readonly retryPosition: () => void;
};

/** The form of a new familia; its order becomes the last one, which is read for it. */
export function useAddFamilia(close: () => void): AddFamiliaApi {
  const t = useStaffText('familias');
  const tBackOffice = useStaffText('backOffice');
  const [create] = useState(familiaCreation);
  const api = useEntityForm<FamiliaForm>({
    filled: toFamiliaForm({ name: '', position: null }),
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
  const last = useQuery(staffQueries.lastFamiliaPosition());
  useProposal(
    api.form,
    'position',
    last.data === undefined ? undefined : String(nextPosition([{ position: last.data }])),
  );
  return {
    ...api,
    isPositionUnknown: last.data === undefined && last.isError && !last.isFetching,
    retryPosition: () => void last.refetch(),
  };
}
