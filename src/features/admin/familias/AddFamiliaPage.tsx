import { useNavigate } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import type { Familia } from '#domain/catalogue/catalogue.ts';
import { familias as texts } from '#i18n/es/staff/familias.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { AdminScreen } from '../shared/AdminScreen.tsx';
import { EntityPageForm } from '../shared/form/EntityPageForm.tsx';
import { ReadFailed } from '../shared/ReadFailed.tsx';
import { FamiliaFields } from './FamiliaFields.tsx';
import { useAddFamilia } from './useAddFamilia.ts';
import { useFamilias } from './useFamilias.ts';

registerTexts('familias', texts);

function AddFamiliaForm({ familias }: { familias: readonly Familia[] }) {
  const t = useStaffText('familias');
  const navigate = useNavigate();
  const listPath = staffPaths.editFamilia();
  const api = useAddFamilia(familias, () => void navigate(listPath, { replace: true }));
  return (
    <EntityPageForm api={api} listPath={listPath}>
      <FamiliaFields positionHint={t('form.addHint')} />
    </EntityPageForm>
  );
}

/** The page that adds a familia; after that, the list opens. @see docs/rules.md#routes */
export function AddFamiliaPage() {
  const t = useStaffText('familias');
  const { familias, error, refetch } = useFamilias();
  return (
    <AdminScreen title={t('addTitle')}>
      {familias && <AddFamiliaForm familias={familias} />}
      {!familias && error && (
        <ReadFailed title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {!familias && !error && (
        <output aria-label={t('loading')}>
          <Skeleton height="4.5rem" />
          <Skeleton height="4.5rem" />
        </output>
      )}
    </AdminScreen>
  );
}
