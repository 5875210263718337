import { getFixedT } from 'i18next';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { HISTORY_HASH } from '#config/staffHashes.ts';
import { staffPaths } from '#config/staffPaths.ts';
import { type HistoryFilter, historyQueries, OUTSIDE } from '#data/changes/history.ts';
import { HISTORY_TABLES, type HistoryEntry, toEntries } from '#domain/changes/entries.ts';
import { formatCount } from '#i18n/formatCount.ts';
import { history as texts } from '#i18n/es/staff/history.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { Tag } from '#shared/ui/Tag.tsx';
import { AdminScreen } from '../shared/AdminScreen.tsx';
import { FilterSelect } from '../shared/FilterSelect.tsx';
import { ReadFailed } from '../shared/ReadFailed.tsx';
import { formatTime } from '../shared/formatTime.ts';
import { RetryMessage } from '../shared/RetryMessage.tsx';
import { rowClick } from '../shared/rowClick.ts';
import { FilterBar, SearchField } from '../shared/SearchField.tsx';
import { StaffTable } from '../shared/StaffTable.tsx';
import { StaleList } from '../shared/StaleList.tsx';
import { useRowPopup } from '../shared/useRowPopup.ts';
import { useSearchText } from '../shared/useSearchText.ts';
import styles from './HistoryPage.module.css';
import { EntryDialog } from '../shared/changes/EntryDialog.tsx';
import { entryText } from '../shared/changes/useChangeTexts.ts';

const t = getFixedT('es', 'history');

registerTexts('history', texts);

const NO_FILTER: HistoryFilter = { table: null, person: null, text: '' };

/** Staff see what was changed, by whom, and take it back. @see docs/rules.md#history */
export function HistoryPage() {
  return (
    <AdminScreen title={t('title')}>
      <Content />
    </AdminScreen>
  );
}

/** The filter that the address keeps. */
function useFilter() {
  const { search: query, hash, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(query);
  const filter: HistoryFilter = {
    table: HISTORY_TABLES.find((table) => table === params.get('tabla')) ?? null,
    person: params.get('persona') || null,
    text: params.get('buscar') ?? '',
  };
  function change(next: Partial<HistoryFilter>) {
    const { table, person, text } = { ...filter, ...next };
    const path = staffPaths.history({ tabla: table, persona: person, buscar: text });
    // A popup may have opened meanwhile, so its hash stays.
    void navigate(path + hash, { replace: true, state });
  }
  return { filter, change };
}

function Content() {
  const { filter, change } = useFilter();
  const { text, setText } = useSearchText(filter.text, (typed) => change({ text: typed }));
  const { data: persons = [] } = useQuery(historyQueries.persons);
  const list = useInfiniteQuery({
    ...historyQueries.list(filter),
    placeholderData: keepPreviousData,
  });
  const { data, error, hasNextPage, isPlaceholderData, isFetchNextPageError } = list;
  const entries = data && toEntries(data.pages.flat());
  const opened = useRowPopup(HISTORY_HASH, entries);
  const isFiltered = filter.table !== null || filter.person !== null || filter.text.trim() !== '';

  if (entries === undefined && error !== null && !list.isFetching) {
    return <ReadFailed title={t('failed')} error={error} onRetry={() => void list.refetch()} />;
  }
  return (
    <>
      <StaleList
        error={isFetchNextPageError ? null : error}
        isFetching={list.isFetching}
        refetch={list.refetch}
      />
      <FilterBar>
        <SearchField label={t('search')} value={text} onChange={setText} />
        <FilterSelect
          label={t('filter.table')}
          options={HISTORY_TABLES.map((table) => ({ value: table, label: t(`table.${table}`) }))}
          value={filter.table}
          onChange={(value) =>
            change({ table: HISTORY_TABLES.find((table) => table === value) ?? null })
          }
        />
        <FilterSelect
          label={t('filter.person')}
          options={[
            ...persons.map((person) => ({ value: person, label: person })),
            { value: OUTSIDE, label: t('outside') },
          ]}
          value={filter.person}
          onChange={(person) => change({ person })}
        />
      </FilterBar>
      {opened.id !== null && entries && opened.row === null && !list.isFetching && (
        <Message tone="warning" title={t('notListed')} />
      )}
      {entries?.length === 0 ? (
        <EmptyState
          title={t(isFiltered ? 'noMatch.title' : 'empty.title')}
          actions={
            isFiltered && (
              <Button
                variant="secondary"
                onClick={() => {
                  setText('');
                  change(NO_FILTER);
                }}
              >
                {t('noMatch.clear')}
              </Button>
            )
          }
        >
          {!isFiltered && t('empty.text')}
        </EmptyState>
      ) : (
        <StaffTable
          label={t('title')}
          loadingText={t('loading')}
          isBusy={isPlaceholderData}
          columns={[
            { key: 'what', label: t('column.what') },
            { key: 'who', label: t('column.who'), isWide: true },
            { key: 'when', label: t('column.when'), isWide: true },
            { key: 'rows', label: t('column.rows'), isNumber: true, className: styles.rows },
          ]}
          rows={entries?.map((entry) => (
            <Row key={entry.id} entry={entry} onOpen={opened.open} />
          ))}
        />
      )}
      <RetryMessage
        tone="error"
        title={t('olderFailed')}
        error={isFetchNextPageError ? error : null}
        onRetry={() => void list.fetchNextPage()}
      />
      {hasNextPage && !isFetchNextPageError && (
        <Button
          className={styles.older}
          variant="secondary"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('older')}
        </Button>
      )}
      {opened.row && <EntryDialog key={opened.row.id} entry={opened.row} onClose={opened.close} />}
    </>
  );
}

function Row({ entry, onOpen }: { entry: HistoryEntry; onOpen: (id: number) => void }) {
  const { id, person, doneAt, rowCount, undone } = entry;
  const who = person ?? t('outside');
  const when = formatTime(doneAt);
  const path = `${HISTORY_HASH}${id}`;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has the link
    <tr onClick={rowClick(() => onOpen(id), path)}>
      <th scope="row" data-start="" className={styles.what}>
        <a href={path}>{entryText(entry)}</a>{' '}
        {undone && (
          <Tag tone={undone === 'whole' ? 'neutral' : 'warning'}>{t(`undone.${undone}`)}</Tag>
        )}
        <span data-narrow="">
          <span>{when}</span>
          <span>{who}</span>
        </span>
      </th>
      <td data-wide="">{who}</td>
      <td data-wide="">{when}</td>
      <td data-align="end">{formatCount(rowCount)}</td>
    </tr>
  );
}
