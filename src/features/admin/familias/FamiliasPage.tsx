import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Layers, ListOrdered, Plus, Tags } from 'lucide-react';
import { useRef, useState } from 'react';
import { ADD_HASH, DELETE_HASH, EDIT_HASH } from '#config/staffHashes.ts';
import { staffPaths } from '#config/staffPaths.ts';
import { familiaQueries } from '#data/familias/read.ts';
import { deleteFamilia, saveOrder, staffFamiliaQueries } from '#data/familias/staff.ts';
import { afterFamiliaWrite } from '#data/staffCache.ts';
import type { Familia } from '#domain/catalogue/catalogue.ts';
import { autoOrdered, withPositions, type PositionChange } from '#domain/staff/familiaMoves.ts';
import { t as tBackOffice } from '#i18n/es/staff/backOffice.ts';
import { t } from '#i18n/es/staff/familias.ts';
import { newUuid } from '#lib/newUuid.ts';
import { Button, ButtonLink } from '#ui/action/Button.tsx';
import { RetryButton } from '#ui/action/RetryButton.tsx';
import { useHashPopup } from '#ui/hooks/useHashPopup.ts';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { showToast } from '#ui/message/toast.ts';
import { Stack } from '#ui/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { DeleteQuestion } from '../shared/form/DeleteQuestion.tsx';
import { FormMessage, type FormNotice } from '../shared/form/FormMessage.tsx';
import { useUnloadQuestion } from '../shared/form/useUnloadQuestion.ts';
import { AdminScreen } from '../shared/screen/AdminScreen.tsx';
import { failureNotice } from '../shared/screen/failureNotice.ts';
import { ReadFailed, StaleList } from '../shared/screen/ReadFailed.tsx';
import { useRowPopup } from '../shared/table/useRowPopup.ts';
import { FamiliaForm } from './FamiliaForm.tsx';
import { FamiliasTable } from './FamiliasTable.tsx';

/** The page on which staff add, order, edit and delete familias. @see docs/rules.md#familias */
export function FamiliasPage() {
  // Reads the list again: the one that the store has cached may be stale.
  const query = useQuery({ ...familiaQueries.all(), staleTime: 0 });
  const { data: saved, error } = query;
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const { familias, isSaving, change, retry } = useFamiliaOrder(saved ?? [], setNotice);
  const adding = useHashPopup(ADD_HASH);
  const editing = useRowPopup(EDIT_HASH, saved && familias);
  const deleting = useRowPopup(DELETE_HASH, saved && familias);
  const [lastMove, setLastMove] = useState('');

  function move(movedId: number, changes: readonly PositionChange[]) {
    const after = withPositions(familias, changes);
    const index = after.findIndex(({ id }) => id === movedId);
    const place = { name: after[index]?.name ?? '', position: index + 1, count: after.length };
    change(changes, t('order.saved', place), setLastMove);
  }

  function numberTheRest() {
    const changes = autoOrdered(familias);
    if (changes.length === 0) showToast(t('order.complete'), { tone: 'info' });
    else change(changes, t('order.numbered', { count: changes.length }), showToast);
  }

  const isLoading = saved === undefined && error === null;
  const addButton = (
    <Button icon={<Plus />} onClick={adding.open}>
      {t('addTitle')}
    </Button>
  );
  return (
    <AdminScreen
      title={t('title')}
      action={addButton}
      moreActions={
        (isLoading || familias.length > 0) && (
          <>
            <ButtonLink variant="secondary" icon={<Tags />} to={staffPaths.priceList()}>
              {t('priceList')}
            </ButtonLink>
            <Button
              // Rendered but disabled while the list loads: if the button appeared later, the heading would move.
              disabled={isLoading}
              variant="secondary"
              icon={<ListOrdered />}
              onClick={numberTheRest}
            >
              {t('autoOrder')}
            </Button>
          </>
        )
      }
    >
      <FormMessage message={notice} actions={retry && <RetryButton onClick={retry} />} />
      <Stack gap={4} tabIndex={-1}>
        {saved ? <StaleList {...query} /> : <ReadFailed title={t('loadFailed')} {...query} />}
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
            onEdit={editing.open}
            onDelete={deleting.open}
          />
        )}
        <VisuallyHidden as="output">{lastMove}</VisuallyHidden>
      </Stack>
      {saved && adding.isOpen && <FamiliaForm familia={null} onClose={adding.close} />}
      {editing.row && (
        <FamiliaForm key={editing.row.id} familia={editing.row} onClose={editing.close} />
      )}
      {deleting.row && (
        <DeleteFamilia
          key={deleting.row.id}
          familia={deleting.row}
          onDeleted={(name) => {
            setNotice(null);
            showToast(t('delete.done', { name }));
          }}
          onClose={deleting.close}
        />
      )}
    </AdminScreen>
  );
}

/** A move, or the numbering of the rest: one change in the history. A retry sends the same `changeId`. */
type Order = {
  readonly changeId: string;
  readonly title: string;
  readonly positions: readonly PositionChange[];
};

/** Shows each new order at once, saves one by one. A failure shows the saved order, and `retry` saves the rest. */
function useFamiliaOrder(
  saved: readonly Familia[],
  setNotice: (notice: FormNotice | null) => void,
) {
  const client = useQueryClient();
  const waiting = useRef<Order[]>([]);
  const isRunning = useRef(false);
  const notifySaved = useRef<() => void>(() => undefined);
  const [unsavedList, setUnsavedList] = useState<readonly Familia[] | null>(null);
  const [canRetry, setCanRetry] = useState(false);
  const familias = unsavedList ?? saved;
  const isSaving = unsavedList !== null;

  async function saveWaiting() {
    isRunning.current = true;
    let failure: FormNotice | null = null;
    // The loop includes orders that are pushed while another one is saved.
    for (let [order] = waiting.current; order && failure === null; [order] = waiting.current) {
      const { positions } = order;
      try {
        const movedId = await saveOrder(order.changeId, order.title, positions);
        if (movedId === null) {
          waiting.current.shift();
          client.setQueryData(
            familiaQueries.all().queryKey,
            (list) => list && withPositions(list, positions),
          );
        } else {
          waiting.current = [];
          const name = familias.find(({ id }) => id === movedId)?.name ?? '';
          failure = {
            tone: 'error',
            text: t('updateFailed'),
            reason: t('order.changed', { name }),
          };
        }
      } catch (error) {
        const texts = { text: t('updateFailed'), signIn: tBackOffice('signIn.editFamilias') };
        const notice = failureNotice(error, texts);
        failure = { ...notice, reason: `${t('order.failed')} ${notice.reason ?? ''}` };
      }
      if (failure !== null || waiting.current.length === 0) await afterFamiliaWrite(client);
    }
    isRunning.current = false;
    setUnsavedList(null);
    setNotice(failure);
    setCanRetry(waiting.current.length > 0);
    if (failure === null) notifySaved.current();
  }

  useUnloadQuestion(isSaving);

  function save() {
    setNotice(null);
    setCanRetry(false);
    let list = familias;
    for (const { positions } of waiting.current) list = withPositions(list, positions);
    setUnsavedList(list);
    if (!isRunning.current) void saveWaiting();
  }

  function change(
    positions: readonly PositionChange[],
    what: string,
    onSaved: (what: string) => void,
  ) {
    setNotice(null);
    if (positions.length === 0) return;
    // A new move starts from the list on the screen, which no longer shows the moves that failed: they are dropped.
    if (!isRunning.current) waiting.current = [];
    notifySaved.current = () => onSaved(what);
    waiting.current.push({ changeId: newUuid(), title: t('order.job', { what }), positions });
    save();
  }
  return { familias, isSaving, change, retry: canRetry ? save : null };
}

type DeleteFamiliaProps = {
  familia: Familia;
  onDeleted: (name: string) => void;
  onClose: () => void;
};

function DeleteFamilia({ familia, onDeleted, onClose }: DeleteFamiliaProps) {
  const client = useQueryClient();
  // Someone else may rename the familia while the question is open: then the question shows the new name.
  const [newest, setNewest] = useState(familia);
  const count = useQuery(staffFamiliaQueries.subfamiliaCount(familia.id));
  const { name } = newest;
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
        const result = await deleteFamilia(newest);
        await afterFamiliaWrite(client);
        if (result.outcome === 'inUse') return { tone: 'error', text, reason: inUse(result.count) };
        if (result.outcome === 'changed') {
          setNewest(result.now);
          return { tone: 'warning', text, reason: t('delete.renamed', { name: result.now.name }) };
        }
        onDeleted(name);
        return null;
      }}
      // Reads the list again: it may still show a familia that someone else deleted.
      onFailure={() => void afterFamiliaWrite(client)}
      onClose={onClose}
    />
  );
}
