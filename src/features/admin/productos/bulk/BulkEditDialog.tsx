import { productoLabel, type StaffProducto } from '#domain/forms/staffProducto.ts';
import { getFixedT } from 'i18next';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { staffQueries } from '#data/staffQueries.ts';
import { BULK_KINDS, type BulkForm, EMPTY_BULK_FORM, readBulkForm } from '#domain/bulk/bulkForm.ts';
import {
  type BulkEdit,
  type BulkSelection,
  countUnordered,
  planEdit,
} from '#domain/bulk/planEdit.ts';
import { formatColones } from '#domain/prices/money.ts';
import { bulkEdit } from '#i18n/es/staff/bulkEdit.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useLeaveGuard } from '#shared/hooks/useLeaveGuard.ts';
import { Message } from '#shared/ui/Message.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { ReadFailed } from '../../shared/ReadFailed.tsx';
import { ChangeDialog } from '../../shared/changes/ChangeDialog.tsx';
import { ChangesTable } from '../../shared/changes/BeforeAfter.tsx';
import { useChangeTexts } from '../../shared/changes/useChangeTexts.ts';
import { BulkFields } from './BulkFields.tsx';

const t = getFixedT('es', 'bulkEdit');

registerTexts('bulkEdit', bulkEdit);

const NONE: readonly StaffProducto[] = [];

/** The popup that changes the chosen products of the list. @see docs/rules.md#bulk-changes */
export function BulkEditDialog({
  selection,
  hash,
  onClose,
  onStart,
}: {
  selection: BulkSelection;
  hash: string;
  onClose: () => void;
  onStart: () => void;
}) {
  const query = useQuery(staffQueries.bulkProductos(selection));
  const productos = query.data ?? NONE;
  const [form, setForm] = useState<BulkForm>(EMPTY_BULK_FORM);
  const [isStarted, setStarted] = useState(false);
  const change = (news: Partial<BulkForm>) => setForm((old) => ({ ...old, ...news }));
  useLeaveGuard(form !== EMPTY_BULK_FORM && !isStarted, hash);
  const { edit, error } = readBulkForm(form);
  const titleOf = useBulkTitle();

  // Thousands of products must not make typing slow.
  const shownForm = useDeferredValue(form);
  const changes = useMemo(() => {
    const shown = readBulkForm(shownForm).edit;
    return shown === null ? [] : planEdit(shown, productos);
  }, [shownForm, productos]);
  const isDeletion = form.kind === 'delete';
  const rows = new Set(changes.map(({ row }) => row.id)).size;
  const count = isDeletion ? productos.length : rows;

  function toPlan() {
    if (isDeletion) {
      if (count === 0 || form.typedCount.trim() !== String(count)) return null;
      return {
        title: t('job.delete'),
        deleted: productos.map((one) => ({ id: one.id, label: productoLabel(one) })),
      };
    }
    // The preview may be one key behind.
    if (edit === null || shownForm !== form || changes.length === 0) return null;
    return { title: titleOf(edit), cells: changes };
  }

  const missing = query.data === undefined ? 0 : selection.count - productos.length;
  const unordered = form.kind === 'prices' ? countUnordered(productos, changes) : 0;
  return (
    <ChangeDialog
      title={t('title')}
      plan={toPlan()}
      confirmLabel={t(isDeletion ? 'confirmDelete' : 'confirm', { count })}
      tone={isDeletion ? 'danger' : 'primary'}
      onClose={onClose}
      onStart={() => {
        setStarted(true);
        onStart();
      }}
    >
      <p>{t('count', { count: selection.count })}</p>
      {missing > 0 && <Message tone="warning" title={t('gone', { count: missing })} />}
      {query.isPending && <output>{t('loading')}</output>}
      {query.data === undefined && query.error !== null && (
        <ReadFailed title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {productos.length > 0 && (
        <>
          <SelectField
            label={t('what')}
            value={form.kind}
            options={BULK_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
            onInput={({ currentTarget: { value } }) =>
              change({ kind: BULK_KINDS.find((kind) => kind === value) ?? 'prices' })
            }
          />
          <BulkFields
            form={form}
            change={change}
            productos={productos}
            error={error === null ? undefined : t(`error.${error}`)}
          />
          {unordered > 0 && (
            <Message tone="warning" title={t('prices.unordered', { count: unordered })} />
          )}
          {edit !== null && <ChangesTable changes={changes} />}
        </>
      )}
    </ChangeDialog>
  );
}

/** Names a bulk edit, for the history: 'Precio 1, Precio 2: 5 %'. */
function useBulkTitle(): (edit: BulkEdit) => string {
  const { targetText, valueText } = useChangeTexts();
  return (edit) => {
    switch (edit.kind) {
      case 'prices': {
        const { by, value } = edit.adjustment;
        const fields = edit.fields.map((field) => targetText({ kind: 'field', field })).join(', ');
        return t(`job.${by}`, { fields, value: by === 'percent' ? value : formatColones(value) });
      }
      case 'field': {
        const target = { kind: 'field', field: edit.field } as const;
        return t('job.field', { field: targetText(target), value: valueText(target, edit.value) });
      }
      case 'link':
      case 'unlink':
        return t(`job.${edit.kind}`);
    }
  };
}
