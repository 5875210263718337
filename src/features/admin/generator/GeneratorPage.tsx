import { getFixedT } from 'i18next';
import { useParams } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import { generator } from '#i18n/es/staff/generator.ts';
import { productoForm } from '#i18n/es/staff/productoForm.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { AdminScreen } from '../shared/AdminScreen.tsx';
import { ReadFailed } from '../shared/ReadFailed.tsx';
import { Generator } from './Generator.tsx';
import { useGeneratorData } from './useGeneratorData.ts';

const t = getFixedT('es', 'generator');

registerTexts('generator', generator);
registerTexts('productoForm', productoForm);

/** Staff make the colours and sizes of a subfamilia at once. @see docs/rules.md#variant-generator */
export function GeneratorPage() {
  return (
    <AdminScreen title={t('title')}>
      <Loaded />
    </AdminScreen>
  );
}

function Loaded() {
  const { subfamiliaId = '' } = useParams();
  const id = /^\d{1,15}$/.test(subfamiliaId) ? Number(subfamiliaId) : null;
  const { data, error, retry } = useGeneratorData(id);
  if (data) return <Generator key={data.subfamilia.id} data={data} />;
  if (data === null || id === null) {
    return (
      <EmptyState
        title={t('gone.title')}
        actions={<ButtonLink to={staffPaths.editSubfamilia()}>{t('back')}</ButtonLink>}
      >
        {t('gone.text')}
      </EmptyState>
    );
  }
  if (error !== null) return <ReadFailed title={t('failed')} error={error} onRetry={retry} />;
  return (
    <output aria-label={t('loading')}>
      <Skeleton height="30rem" />
    </output>
  );
}
