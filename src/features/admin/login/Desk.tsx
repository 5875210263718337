import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { ChevronRight, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { HISTORY_HASH } from '#config/staffHashes.ts';
import { type ProductoListQuery, staffPaths } from '#config/staffPaths.ts';
import { historyQueries } from '#data/changes/staff/history.ts';
import { pedidoCounts } from '#data/pedidos/staff/count.ts';
import { staffProductoQueries } from '#data/productos/staff/queries.ts';
import { staffSubfamiliaQueries } from '#data/subfamilias/staff.ts';
import { LOW_STOCK_MAX } from '#domain/cart/stock.ts';
import { toEntries } from '#domain/staff/changes/entries.ts';
import { readListing } from '#domain/staff/productos/listing.ts';
import { groupDigits } from '#domain/text/groupDigits.ts';
import { t as tChanges } from '#i18n/es/staff/changes.ts';
import { t } from '#i18n/es/staff/desk.ts';
import { t as tHistory } from '#i18n/es/staff/history.ts';
import { formatStaffTime } from '#i18n/format.ts';
import { Button } from '#ui/action/Button.tsx';
import { Link } from '#ui/action/Link.tsx';
import { Skeleton } from '#ui/message/Skeleton.tsx';
import { Heading, Note, Row, Stack, Text } from '#ui/Stack.tsx';
import { Tag } from '#ui/Tag.tsx';
import { EntryDialog } from '../shared/changes/EntryDialog.tsx';
import { entryText } from '../shared/changes/useChangeTexts.ts';
import { LeaveQuestion } from '../shared/form/ConfirmDialog.tsx';
import { RetryMessage, retryOf } from '../shared/screen/ReadFailed.tsx';
import { useRowPopup } from '../shared/table/useRowPopup.ts';
import styles from './Desk.module.css';

const SHOWN_CHANGES = 5;

/** The start page of staff: their tasks and the latest changes. @see docs/rules.md#start-of-staff */
export function Desk() {
  return (
    <Stack columns="26rem" isFit gap={5} lang="es">
      <Tasks />
      <Changes />
      <LeaveQuestion />
    </Stack>
  );
}

/** Returns a task of the list of productos. Only productos that the store shows count: a hidden one is no task. */
function toProductoTask(listing: ProductoListQuery) {
  const path = staffPaths.editProducto({ ...listing, tienda: 'si' });
  return { path, query: staffProductoQueries.count(readListing(path.replace(/^.*\?/, ''))) };
}

function allTasks() {
  return [
    { key: 'orders', path: staffPaths.orders({ estado: 'nuevo' }), query: pedidoCounts.new },
    { key: 'soldOut', ...toProductoTask({ existencias: 'sin' }) },
    { key: 'low', ...toProductoTask({ existencias: 'pocas' }) },
    { key: 'price', ...toProductoTask({ sinPrecio: '1' }) },
    { key: 'iva', ...toProductoTask({ sinIva: '1' }) },
    { key: 'pictures', ...toProductoTask({ sinImagenes: '1' }) },
    { key: 'subfamilia', ...toProductoTask({ sinSubfamilia: '1' }) },
    {
      key: 'thumbnail',
      path: staffPaths.editSubfamilia({ sinMiniatura: '1' }),
      query: staffSubfamiliaQueries.withoutThumbnail(),
    },
  ] as const;
}

const BEGINNINGS = [
  ['familias', staffPaths.editFamilia()],
  ['subfamilias', staffPaths.editSubfamilia()],
  ['productos', staffPaths.editProducto()],
  ['list', staffPaths.importProductos()],
] as const;

const nameOf = (key: ReturnType<typeof allTasks>[number]['key'], count: number) =>
  t(`task.${key}`, { count, most: LOW_STOCK_MAX });

function Tasks() {
  const [tasks] = useState(allTasks);
  const counts = useQueries({ queries: tasks.map(({ query }) => query) });
  const all = tasks.map(({ key, path }, index) => ({ key, path, count: counts[index] }));
  const failed = all.filter(({ count }) => count?.isLoadingError && !count.isFetching);
  const isAll = (done: (count: number | undefined) => boolean) =>
    counts.every(({ data }) => done(data));
  const isEmpty = useQuery(staffProductoQueries.count(readListing(''))).data === 0;
  return (
    <Stack as="section" isCard>
      <Heading as="h3">{t('tasks')}</Heading>
      <Stack as="ul" gap={0} isLined>
        {all.map(({ key, path, count }) => {
          if (count?.data === 0 || failed.some((other) => other.key === key)) return null;
          return (
            <li key={key}>
              {count?.data === undefined ? (
                <Skeleton height="2.75rem" />
              ) : (
                <Link className={styles.task} to={path}>
                  <strong>{groupDigits(count.data)}</strong>
                  <span>{nameOf(key, count.data)}</span>
                  <ChevronRight />
                </Link>
              )}
            </li>
          );
        })}
      </Stack>
      <RetryMessage
        tone="warning"
        title={t('failed', { names: failed.map(({ key }) => nameOf(key, 2)).join(', ') })}
        error={failed[0]?.count?.error ?? null}
        onRetry={() => failed.forEach(({ count }) => void count?.refetch())}
      />
      {isEmpty && (
        <Stack as="ul" gap={1}>
          <li>{t('begin.title')}</li>
          {BEGINNINGS.map(([step, path]) => (
            <li key={step}>
              <Link to={path}>{t(`begin.${step}`)}</Link>
            </li>
          ))}
        </Stack>
      )}
      <Text as="output" tone="quiet">
        {isAll((count) => count === 0)
          ? isEmpty || t('done')
          : isAll((count) => count !== undefined)
            ? isAll((count) => count !== 0) || t('rest')
            : t('loading')}
      </Text>
    </Stack>
  );
}

function Changes() {
  const list = useInfiniteQuery(historyQueries.list({ table: null, person: null, text: '' }));
  const entries = list.data && toEntries(list.data.pages.flat()).slice(0, SHOWN_CHANGES);
  const undoing = useRowPopup(HISTORY_HASH, entries);
  return (
    <Stack as="section" isCard>
      <Heading as="h3">{tHistory('producto.title')}</Heading>
      <RetryMessage tone="warning" title={tHistory('failed')} {...retryOf(list)} />
      {entries?.length === 0 && <p>{tHistory('empty.title')}</p>}
      <Stack as="ol" gap={0} isLined>
        {list.isPending &&
          Array.from({ length: SHOWN_CHANGES }, (_, row) => (
            <li key={row}>
              <Skeleton height="3.5rem" />
            </li>
          ))}
        {entries?.map((entry) => {
          const { id, person, doneAt, undone, undoable } = entry;
          const what = entryText(entry);
          return (
            <Row as="li" key={id} justify="between" hasNoWrap>
              <Text as="span" isLong>
                <Link to={`${staffPaths.history()}${HISTORY_HASH}${id}`}>{what}</Link>
                <Note as="span" className={styles.by}>
                  {[person ?? tHistory('outside'), formatStaffTime(doneAt)].join(' · ')}
                </Note>
              </Text>
              {undone && <Tag tone="neutral">{tHistory(`undone.${undone}`)}</Tag>}
              {undoable.length > 0 && (
                <Button
                  variant="secondary"
                  icon={<Undo2 />}
                  aria-label={t('undoNamed', { what })}
                  onClick={() => undoing.open(id)}
                >
                  {tHistory('undo.button')}
                </Button>
              )}
            </Row>
          );
        })}
      </Stack>
      <Link to={staffPaths.history()}>{t('all')}</Link>
      {undoing.row && (
        <EntryDialog
          key={undoing.row.id}
          entry={undoing.row}
          undoTitle={tChanges('undoTitle', { title: entryText(undoing.row) })}
          onClose={undoing.close}
        />
      )}
    </Stack>
  );
}
