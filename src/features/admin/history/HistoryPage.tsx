import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { HISTORY_HASH } from '#config/staffHashes.ts';
import { historyQueries, OUTSIDE } from '#data/changes/staff/history.ts';
import { HISTORY_TABLES, toEntries } from '#domain/staff/changes/entries.ts';
import { groupDigits } from '#domain/text/groupDigits.ts';
import { t } from '#i18n/es/staff/history.ts';
import { formatStaffTime } from '#i18n/format.ts';
import { Button } from '#ui/action/Button.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { Message } from '#ui/message/Message.tsx';
import { Row, Text } from '#ui/Stack.tsx';
import { Tag } from '#ui/Tag.tsx';
import { EntryDialog } from '../shared/changes/EntryDialog.tsx';
import { entryText } from '../shared/changes/useChangeTexts.ts';
import { AdminScreen } from '../shared/screen/AdminScreen.tsx';
import { ReadFailed, RetryMessage, StaleList } from '../shared/screen/ReadFailed.tsx';
import { LinkRow } from '../shared/table/LinkRow.tsx';
import { FilterBar, FilterSelect, SearchField } from '../shared/table/SearchField.tsx';
import { StaffTable } from '../shared/table/StaffTable.tsx';
import { useRowPopup } from '../shared/table/useRowPopup.ts';
import { useListAddress, useSearchText } from '../shared/table/useSearchText.ts';

/** Page on which staff see who changed what, and undo changes. @see docs/rules.md#history */
export function HistoryPage() {
  return (
    <AdminScreen title={t('title')}>
      <Content />
    </AdminScreen>
  );
}

function Content() {
  const { search, change } = useListAddress();
  const params = new URLSearchParams(search);
  const filter = {
    table: HISTORY_TABLES.find((table) => table === params.get('tabla')) ?? null,
    person: params.get('persona') || null,
    text: params.get('buscar') ?? '',
  };
  const { text, setText } = useSearchText(filter.text, (typed) => change({ buscar: typed }));
  const { data: persons = [] } = useQuery(historyQueries.persons);
  const list = useInfiniteQuery({
    ...historyQueries.list(filter),
    placeholderData: keepPreviousData,
  });
  const { data, error, hasNextPage, isPlaceholderData, isFetchNextPageError } = list;
  const entries = data && toEntries(data.pages.flat());
  const popup = useRowPopup(HISTORY_HASH, entries);
  const isFiltered = filter.table !== null || filter.person !== null || filter.text.trim() !== '';

  if (list.isLoadingError) return <ReadFailed title={t('failed')} {...list} />;
  return (
    <>
      <StaleList {...list} error={isFetchNextPageError ? null : error} />
      <FilterBar>
        <SearchField label={t('search')} value={text} onChange={setText} />
        <FilterSelect
          label={t('filter.table')}
          options={HISTORY_TABLES.map((table) => ({ value: table, label: t(`table.${table}`) }))}
          value={filter.table}
          onChange={(value) => change({ tabla: value })}
        />
        <FilterSelect
          label={t('filter.person')}
          options={[
            ...persons.map((person) => ({ value: person, label: person })),
            { value: OUTSIDE, label: t('outside') },
          ]}
          value={filter.person}
          onChange={(value) => change({ persona: value })}
        />
      </FilterBar>
      {popup.id !== null && entries && popup.row === null && !list.isFetching && (
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
                  change({ tabla: null, persona: null, buscar: null });
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
            { key: 'rows', label: t('column.rows'), isNumber: true, widthRem: 4.5 },
          ]}
          rows={entries?.map((entry) => {
            const { id, undone } = entry;
            const who = entry.person ?? t('outside');
            const when = formatStaffTime(entry.doneAt);
            return (
              <LinkRow
                key={id}
                path={`${HISTORY_HASH}${id}`}
                onOpen={() => popup.open(id)}
                text={
                  <Text as="span" isLong>
                    {entryText(entry)}
                  </Text>
                }
                beside={
                  undone && (
                    <Tag tone={undone === 'whole' ? 'neutral' : 'warning'}>
                      {t(`undone.${undone}`)}
                    </Tag>
                  )
                }
                narrow={
                  <>
                    <span>{when}</span>
                    <span>{who}</span>
                  </>
                }
              >
                <td data-wide="">{who}</td>
                <td data-wide="">{when}</td>
                <td data-align="end">{groupDigits(entry.rowCount)}</td>
              </LinkRow>
            );
          })}
        />
      )}
      <RetryMessage
        title={t('olderFailed')}
        error={isFetchNextPageError ? error : null}
        onRetry={() => void list.fetchNextPage()}
      />
      {hasNextPage && !isFetchNextPageError && (
        <Row justify="center">
          <Button
            variant="secondary"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('older')}
          </Button>
        </Row>
      )}
      {popup.row && <EntryDialog key={popup.row.id} entry={popup.row} onClose={popup.close} />}
    </>
  );
}
