import { Layers, Plus } from 'lucide-react';
import type { Familia } from '#domain/catalogue/catalogue.ts';
import type { PositionChange } from '#domain/forms/familiaMoves.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { ReadFailed } from '../shared/ReadFailed.tsx';
import { StaleList } from '../shared/StaleList.tsx';
import { FamiliasTable } from './FamiliasTable.tsx';
import type { useFamilias } from './useFamilias.ts';

type Props = {
  query: ReturnType<typeof useFamilias>;
  /** In the order shown. */
  familias: readonly Familia[];
  isSaving: boolean;
  onMove: (id: number, changes: readonly PositionChange[]) => void;
  onAdd: () => void;
};

/** The table of familias, or its loading, empty or failed state. */
export function FamiliasList({ query, familias, isSaving, onMove, onAdd }: Props) {
  const t = useStaffText('familias');
  const { error } = query;

  if (query.familias === undefined) {
    return error === null ? (
      <FamiliasTable familias={undefined} isSaving={false} onMove={onMove} />
    ) : (
      <ReadFailed title={t('loadFailed')} error={error} onRetry={() => void query.refetch()} />
    );
  }
  return (
    <>
      <StaleList {...query} />
      {familias.length === 0 ? (
        <EmptyState
          icon={<Layers />}
          title={t('empty.title')}
          actions={
            <Button icon={<Plus aria-hidden="true" />} onClick={onAdd}>
              {t('addTitle')}
            </Button>
          }
        >
          <p>{t('empty.text')}</p>
        </EmptyState>
      ) : (
        <FamiliasTable familias={familias} isSaving={isSaving} onMove={onMove} />
      )}
    </>
  );
}
