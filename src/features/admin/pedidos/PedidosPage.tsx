import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { ADD_HASH } from '#config/staffHashes.ts';
import { staffPaths } from '#config/staffPaths.ts';
import { pedidoCounts } from '#data/pedidos/staff/count.ts';
import { pedidoQueries } from '#data/pedidos/staff/queries.ts';
import { readAhead } from '#data/staffCache.ts';
import { formatColones } from '#domain/prices/money.ts';
import { LISTED_STATES, readPedidoListing } from '#domain/staff/pedidos/listing.ts';
import { groupDigits } from '#domain/text/groupDigits.ts';
import { t } from '#i18n/es/staff/pedidos.ts';
import { formatStaffTime } from '#i18n/format.ts';
import { Button, ButtonLink } from '#ui/action/Button.tsx';
import { useHashPopup } from '#ui/hooks/useHashPopup.ts';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { Message } from '#ui/message/Message.tsx';
import { Note, Row, Text } from '#ui/Stack.tsx';
import { Tag } from '#ui/Tag.tsx';
import { AdminScreen } from '../shared/screen/AdminScreen.tsx';
import { ReadFailed, StaleList } from '../shared/screen/ReadFailed.tsx';
import { LinkRow } from '../shared/table/LinkRow.tsx';
import { Pager } from '../shared/table/Pager.tsx';
import { FilterBar, FilterSelect, SearchField } from '../shared/table/SearchField.tsx';
import { StaffTable } from '../shared/table/StaffTable.tsx';
import { useListAddress, useSearchText } from '../shared/table/useSearchText.ts';
import { AddOrder } from './AddOrder.tsx';
import { StateTag } from './OrderWork.tsx';
import fieldStyles from '#ui/form/Field.module.css';
import styles from './PedidosPage.module.css';

export function prefetchOrders(client: QueryClient, search: string): Promise<void> {
  return readAhead(client, pedidoQueries.list(readPedidoListing(search)));
}

/** Page with the orders of the shop, new ones first, and the button that adds one. @see docs/rules.md#orders */
export function PedidosPage() {
  const addPopup = useHashPopup(ADD_HASH);
  return (
    <AdminScreen
      title={t('title')}
      action={
        <Button icon={<Plus />} onClick={addPopup.open}>
          {t('add.button')}
        </Button>
      }
    >
      <Content />
      {addPopup.isOpen && <AddOrder onClose={addPopup.close} />}
    </AdminScreen>
  );
}

function Content() {
  const navigate = useNavigate();
  const { search, change } = useListAddress();
  const listing = readPedidoListing(search);
  const { text, setText } = useSearchText(listing.search, (typed) => change({ buscar: typed }));
  const list = useQuery({ ...pedidoQueries.list(listing), placeholderData: keepPreviousData });
  const { data: suspects = 0 } = useQuery(pedidoCounts.suspect);
  const { data: page } = list;
  const { state, from, to } = listing;
  const isFiltered = state !== null || from !== null || to !== null || listing.search.trim() !== '';

  if (list.isLoadingError) return <ReadFailed title={t('failed')} {...list} />;
  const showAll = (
    <Button
      variant="secondary"
      onClick={() => {
        setText('');
        change({ buscar: null, estado: null, desde: null, hasta: null });
      }}
    >
      {t('filter.clear')}
    </Button>
  );
  return (
    <>
      {page !== undefined && <StaleList {...list} />}
      {suspects > 0 && state !== 'revisar' && (
        <Message
          tone="warning"
          title={t('suspects.title', { count: suspects })}
          actions={
            <ButtonLink variant="secondary" to={staffPaths.orders({ estado: 'revisar' })}>
              {t('suspects.show')}
            </ButtonLink>
          }
        >
          <p>{t('suspects.text')}</p>
        </Message>
      )}
      <FilterBar>
        <SearchField label={t('search')} value={text} onChange={setText} />
        <FilterSelect
          label={t('filter.state')}
          options={LISTED_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
          value={state}
          onChange={(value) => change({ estado: value })}
        />
        {(['from', 'to'] as const).map((end) => (
          <Row as="label" hasNoWrap key={end} className={styles.day}>
            <Text as="span" tone="quiet">
              {t(`filter.${end}`)}
            </Text>
            <input
              className={fieldStyles.control}
              type="date"
              value={listing[end] ?? ''}
              onChange={({ target: { value } }) =>
                change(end === 'from' ? { desde: value } : { hasta: value })
              }
            />
          </Row>
        ))}
        {isFiltered && showAll}
      </FilterBar>
      {page && <Note as="output">{t('count', { count: page.total })}</Note>}
      {page?.total === 0 ? (
        <EmptyState
          title={t(isFiltered ? 'empty.filtered' : 'empty.title')}
          actions={isFiltered && showAll}
        >
          {!isFiltered && t('empty.text')}
        </EmptyState>
      ) : (
        <>
          <StaffTable
            label={t('title')}
            loadingText={t('loading')}
            isBusy={list.isPlaceholderData}
            columns={[
              { key: 'reference', label: t('column.reference') },
              { key: 'state', label: t('column.state'), isWide: true },
              { key: 'time', label: t('column.time'), isWide: true },
              { key: 'buyer', label: t('column.buyer'), isWide: true },
              { key: 'units', label: t('column.units'), isNumber: true, isWide: true },
              { key: 'total', label: t('column.total'), isNumber: true },
            ]}
            rows={page?.rows.map((order) => {
              const buyer = order.buyer.trim() || order.phone.trim() || t('noName');
              const time = formatStaffTime(order.createdAt);
              const tags = (
                <Row as="span" gap={1}>
                  <StateTag state={order.state} />
                  {order.stockChangeId !== null && <Tag tone="neutral">{t('takenTag')}</Tag>}
                </Row>
              );
              return (
                <LinkRow
                  key={order.id}
                  path={staffPaths.order(order.id)}
                  onOpen={(path) => void navigate(path)}
                  text={<span className={styles.reference}>{order.reference}</span>}
                  narrow={
                    <>
                      <span>{buyer}</span>
                      <span>{time}</span>
                      {tags}
                    </>
                  }
                >
                  <td data-wide="">{tags}</td>
                  <td data-wide="">{time}</td>
                  <td data-wide="">
                    <Text as="span" isLong className={styles.buyer}>
                      {buyer}
                    </Text>
                  </td>
                  <td data-wide="" data-align="end">
                    {groupDigits(order.units)}
                  </td>
                  <td data-align="end">{formatColones(order.total)}</td>
                </LinkRow>
              );
            })}
          />
          <Pager
            page={page?.page ?? 1}
            pageCount={page?.pageCount ?? 1}
            onChange={(pagina) => change({ pagina })}
            label={t('pages')}
          />
        </>
      )}
    </>
  );
}
