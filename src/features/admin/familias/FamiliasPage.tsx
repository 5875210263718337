import { ListOrdered, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ADD_HASH } from '#config/staffHashes.ts';
import type { Familia } from '#domain/catalogue/catalogue.ts';
import { autoOrdered, withPositions, type PositionChange } from '#domain/forms/familiaMoves.ts';
import { familias as texts } from '#i18n/es/staff/familias.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { Button } from '#shared/ui/Button.tsx';
import { showToast } from '#shared/ui/toast.ts';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { AdminScreen } from '../shared/AdminScreen.tsx';
import { FormMessage, type FormNotice } from '../shared/FormMessage.tsx';
import { FamiliaPopups } from './FamiliaPopups.tsx';
import { FamiliasList } from './FamiliasList.tsx';
import styles from './FamiliasPage.module.css';
import { useFamiliaOrder } from './useFamiliaOrder.ts';
import { useFamilias } from './useFamilias.ts';
import { useOrderNotice } from './useOrderNotice.ts';

registerTexts('familias', texts);

const NONE: readonly Familia[] = [];

/** Staff add, order, edit and delete the familias. @see docs/rules.md#familias */
export function FamiliasPage() {
  const t = useStaffText('familias');
  const query = useFamilias();
  const orderNotice = useOrderNotice();
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

  const { familias, isSaving, change } = useFamiliaOrder(
    query.familias ?? NONE,
    (outcome, shown) => {
      setNotice(orderNotice(outcome, shown));
      if (outcome.outcome === 'saved') notifySaved.current();
    },
  );

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

  const isLoading = query.familias === undefined && query.error === null;
  return (
    <AdminScreen
      title={t('title')}
      action={
        <Button icon={<Plus aria-hidden="true" />} onClick={adding.open}>
          {t('addTitle')}
        </Button>
      }
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
        <FamiliasList
          query={query}
          familias={familias}
          isSaving={isSaving}
          onMove={move}
          onAdd={adding.open}
        />
        <output>
          <VisuallyHidden>{lastMove}</VisuallyHidden>
        </output>
      </div>
      {query.familias && (
        <FamiliaPopups
          familias={familias}
          onDeleted={({ name }) => {
            isRowGone.current = true;
            setNotice(null);
            showToast(t('delete.done', { name }));
          }}
        />
      )}
    </AdminScreen>
  );
}
