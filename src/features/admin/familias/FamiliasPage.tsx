import { getFixedT } from 'i18next';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Layers, ListOrdered, Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ADD_HASH, DELETE_HASH, EDIT_HASH } from '#config/staffHashes.ts';
import { staffPaths } from '#config/staffPaths.ts';
import { type OrderSaved, deleteFamilia } from '#data/familias/write.ts';
import { queries } from '#data/queries.ts';
import { afterFamiliaWrite, staffQueries } from '#data/staffQueries.ts';
import type { Familia } from '#domain/catalogue/catalogue.ts';
import { sortFamilias } from '#domain/catalogue/familiaOrder.ts';
import { autoOrdered, withPositions, type PositionChange } from '#domain/forms/familiaMoves.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { showToast } from '#shared/ui/toast.ts';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { AdminScreen } from '../shared/AdminScreen.tsx';
import { DeleteQuestion } from '../shared/DeleteQuestion.tsx';
import { FormMessage, type FormNotice } from '../shared/FormMessage.tsx';
import { ReadFailed } from '../shared/ReadFailed.tsx';
import { StaleList } from '../shared/StaleList.tsx';
import { failureNotice } from '../shared/failureNotice.ts';
import { useRowPopup } from '../shared/useRowPopup.ts';
import { AddFamilia, EditFamilia } from './FamiliaForm.tsx';
import styles from './Familias.module.css';
import { FamiliasTable } from './FamiliasTable.tsx';
import { useFamiliaOrder } from './useFamiliaOrder.ts';

const t = getFixedT('es', 'familias');
const tBackOffice = getFixedT('es', 'backOffice');

const NONE: readonly Familia[] = [];

/** Staff add, order, edit and delete the familias. @see docs/rules.md#familias */
export function FamiliasPage() {
  // They are read again: the list of the store may be stale.
  const query = useQuery({ ...queries.familias(), staleTime: 0 });
  const { data, error } = query;
  const saved = useMemo(() => data && sortFamilias(data), [data]);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const { hash } = useLocation();
  const adding = useHashPopup(ADD_HASH);
  /** Announces that the changes in flight are saved. */
  const notifySaved = useRef<() => void>(() => undefined);
  /** The last saved move, for screen readers. */
  const [lastMove, setLastMove] = useState('');
  const list = useRef<HTMLDivElement>(null);
  /** After a deletion the button that opened the popup is unmounted: the list takes the focus. */
  const isRowGone = useRef(false);

  const { familias, isSaving, change } = useFamiliaOrder(saved ?? NONE, (outcome, shown) => {
    setNotice(noticeOfOrder(outcome, shown));
    if (outcome.outcome === 'saved') notifySaved.current();
  });
  const editing = useRowPopup(EDIT_HASH, saved && familias);
  const deleting = useRowPopup(DELETE_HASH, saved && familias);

  useEffect(() => {
    if (hash !== '' || !isRowGone.current) return;
    isRowGone.current = false;
    list.current?.focus({ preventScroll: true });
  }, [hash]);

  function save(changes: readonly PositionChange[], notify: () => void) {
    setNotice(null);
    notifySaved.current = notify;
    change(changes);
  }

  function move(movedId: number, changes: readonly PositionChange[]) {
    const after = withPositions(familias, changes);
    const index = after.findIndex(({ id }) => id === movedId);
    const place = { name: after[index]?.name ?? '', position: index + 1, count: after.length };
    save(changes, () => setLastMove(t('order.saved', place)));
  }

  function numberTheRest() {
    const changes = autoOrdered(familias);
    if (changes.length === 0) showToast(t('order.complete'), { tone: 'info' });
    else save(changes, () => showToast(t('order.numbered', { count: changes.length })));
  }

  const isLoading = saved === undefined && error === null;
  const addButton = (
    <Button icon={<Plus aria-hidden="true" />} onClick={adding.open}>
      {t('addTitle')}
    </Button>
  );
  return (
    <AdminScreen
      title={t('title')}
      action={addButton}
      moreActions={
        (isLoading || familias.length > 0) && (
          <Button
            // Rendered while loading too: beside the title, or the heading would move.
            disabled={isLoading}
            variant="secondary"
            icon={<ListOrdered aria-hidden="true" />}
            onClick={numberTheRest}
          >
            {t('autoOrder')}
          </Button>
        )
      }
    >
      <FormMessage message={notice} />
      <div ref={list} className={styles.list} tabIndex={-1}>
        {saved && <StaleList {...query} />}
        {saved === undefined && error !== null && (
          <ReadFailed title={t('loadFailed')} error={error} onRetry={() => void query.refetch()} />
        )}
        {saved?.length === 0 && (
          <EmptyState icon={<Layers />} title={t('empty.title')} actions={addButton}>
            <p>{t('empty.text')}</p>
          </EmptyState>
        )}
        {(isLoading || familias.length > 0) && (
          <FamiliasTable
            familias={isLoading ? undefined : familias}
            isSaving={isSaving}
            onMove={move}
          />
        )}
        <output>
          <VisuallyHidden>{lastMove}</VisuallyHidden>
        </output>
      </div>
      {saved && adding.isOpen && <AddFamilia frame="popup" onClose={adding.close} />}
      {editing.row && (
        <EditFamilia key={editing.row.id} familia={editing.row} onClose={editing.close} />
      )}
      {deleting.row && (
        <DeleteFamilia
          key={deleting.row.id}
          familia={deleting.row}
          onDeleted={({ name }) => {
            isRowGone.current = true;
            setNotice(null);
            showToast(t('delete.done', { name }));
          }}
          onClose={deleting.close}
        />
      )}
    </AdminScreen>
  );
}

/** The notice of an order that was not saved: at which familia, and why. */
function noticeOfOrder(outcome: OrderSaved, familias: readonly Familia[]): FormNotice | null {
  if (outcome.outcome === 'saved') return null;
  const name = familias.find(({ id }) => id === outcome.at.id)?.name ?? '';
  const text = t('updateFailed');
  if (outcome.outcome === 'changed')
    return { tone: 'error', text, reason: t('order.changed', { name }) };
  const why = failureNotice(outcome.error, { text, signIn: tBackOffice('signIn.editFamilias') });
  return { ...why, reason: `${t('order.stopped', { name })} ${why.reason ?? ''}` };
}

type DeleteProps = {
  familia: Familia;
  onDeleted: (familia: Familia) => void;
  onClose: () => void;
};

function DeleteFamilia({ familia, onDeleted, onClose }: DeleteProps) {
  const client = useQueryClient();
  // Someone else may rename it while the question is open.
  const [asked, setAsked] = useState(familia);
  const count = useQuery(staffQueries.subfamiliaCountOf(familia.id));
  const { name } = asked;
  const text = t('delete.failed');
  const inUse = (subfamilias: number) => t('delete.inUse', { name, count: subfamilias });
  return (
    <DeleteQuestion
      title={t('delete.title')}
      text={t('delete.question', { name })}
      uses={{
        count,
        countingLabel: t('delete.checking'),
        texts: (used) => ({ title: t('delete.inUseTitle', { name }), text: inUse(used) }),
        listPath: staffPaths.editSubfamilia({ buscar: name }),
        listLabel: t('delete.toSubfamilias'),
      }}
      failure={{ text, signIn: tBackOffice('signIn.deleteFamilias') }}
      run={async () => {
        const result = await deleteFamilia(asked);
        await afterFamiliaWrite(client);
        if (result.outcome === 'inUse') {
          return { tone: 'error', text, reason: inUse(result.subfamiliaCount) };
        }
        if (result.outcome === 'changed') {
          setAsked(result.now);
          const reason = t('delete.renamed', { name: result.now.name });
          return { tone: 'warning', text, reason };
        }
        onDeleted(asked);
        return null;
      }}
      // The list may still show a familia that someone else deleted.
      onFailure={() => void afterFamiliaWrite(client)}
      onClose={onClose}
    />
  );
}
