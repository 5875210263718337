import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatColones } from '#domain/prices/money.ts';
import {
  nextSort,
  type ProductoListing,
  type ProductoPage,
  PRODUCTO_SORT_KEYS,
  partialMatchesStart,
  toSortText,
} from '#domain/staff/productos/listing.ts';
import { unitsOf } from '#domain/staff/productos/staffProducto.ts';
import { t } from '#i18n/es/staff/productos.ts';
import { Skeleton } from '#ui/message/Skeleton.tsx';
import { Note, Row, Stack, Text } from '#ui/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { rowClick } from '../../shared/table/LinkRow.tsx';
import { StaffTable } from '../../shared/table/StaffTable.tsx';
import type { ChangeAddress } from '../../shared/table/useSearchText.ts';
import {
  ChooseBox,
  ChoosePage,
  HiddenMark,
  lackTags,
  ProductoPicture,
  RowActions,
  type RowProps,
  type RowsProps,
  useColumns,
} from './columns.tsx';
import styles from './ProductoList.module.css';

/** Props of a row: a press anywhere on it opens the page of its product, to which its code links. */
const rowProps = ({ producto: { id }, selection, pathTo, onOpen }: RowProps) => ({
  'data-chosen': selection.has(id) || undefined,
  'data-row-link': '',
  onClick: rowClick(onOpen, pathTo(id)),
});

/** Inserts `line` before the first row that matches only some words of the search. */
function withLine(page: ProductoPage, rows: readonly ReactNode[], line: ReactNode) {
  const index = partialMatchesStart(page);
  return index >= 0 && index < rows.length ? rows.toSpliced(index, 0, line) : rows;
}

const partialText = ({ partialMatchCount: count }: ProductoPage) => t('list.some', { count });

export function ProductosTable(
  props: RowsProps & { sort: ProductoListing['sort']; change: ChangeAddress },
) {
  const { page, isBusy, sort, change } = props;
  const columns = useColumns();
  return (
    <StaffTable
      label={t('list.title')}
      loadingText={t('list.loading')}
      columns={columns.map((column) => {
        const { key } = column;
        const shape = { ...column, isActions: key === 'actions' };
        const label = t(`column.${key}`);
        const isShort = key === 'discount' || key === 'stock';
        const by = PRODUCTO_SORT_KEYS.find((sortKey) => sortKey === key);
        if (by === undefined) return { ...shape, label };
        const next = nextSort(sort, by);
        const order = sort?.by !== by ? null : sort.isDescending ? 'descending' : 'ascending';
        const SortIcon = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }[
          order ?? 'none'
        ];
        return {
          ...shape,
          sort: order,
          label: (
            <>
              {key === 'code' && <ChoosePage {...props} />}
              <button
                type="button"
                className={styles.sort}
                data-active={order !== null}
                {...(isShort && { 'aria-label': label, title: label })}
                onClick={() => change({ orden: next && toSortText(next) })}
              >
                <span>{isShort ? t(`shortColumn.${key}`) : label}</span>
                <SortIcon />
              </button>
            </>
          ),
        };
      })}
      rows={
        page &&
        withLine(
          page,
          page.rows.map((producto) => {
            const row = { ...props, producto };
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its link takes the keyboard
              <tr key={producto.id} {...rowProps(row)}>
                {columns.map(({ key, isNumber, cell }) => {
                  const Cell = key === 'code' ? 'th' : 'td';
                  return (
                    <Cell
                      key={key}
                      scope={key === 'code' ? 'row' : undefined}
                      data-start={key === 'code' ? '' : undefined}
                      data-actions={key === 'actions' ? '' : undefined}
                      data-align={isNumber && 'end'}
                      data-column={key}
                    >
                      {cell(row)}
                    </Cell>
                  );
                })}
              </tr>
            );
          }),
          <tr key="some" className={styles.line}>
            <td colSpan={columns.length}>{partialText(page)}</td>
          </tr>,
        )
      }
      isBusy={isBusy}
    />
  );
}

export function ProductoCards(props: RowsProps) {
  const { page, isBusy } = props;
  return (
    <section aria-label={t('list.title')} aria-busy={isBusy || page === undefined}>
      {page === undefined && <VisuallyHidden as="output">{t('list.loading')}</VisuallyHidden>}
      <Stack
        as="ul"
        gap={2}
        className={styles.cards}
        data-busy={isBusy}
        aria-hidden={page === undefined || undefined}
      >
        {page === undefined
          ? [1, 2, 3, 4, 5, 6].map((card) => (
              <Stack as="li" isCard key={card} className={styles.card}>
                <Skeleton />
                <Skeleton />
                <Skeleton />
              </Stack>
            ))
          : withLine(
              page,
              page.rows.map((producto) => (
                <Card key={producto.id} {...props} producto={producto} />
              )),
              <li key="some" className={styles.line}>
                {partialText(page)}
              </li>,
            )}
      </Stack>
    </section>
  );
}

function Card(row: RowProps) {
  const { id, code, name, subfamiliaName, color, tallaId, prices } = row.producto;
  const units = unitsOf(row.producto);
  const details = [subfamiliaName, color?.name, tallaId].filter(Boolean).join(' · ');
  return (
    <Stack as="li" isCard className={styles.card} {...rowProps(row)}>
      <Stack gap={0} align="center">
        <ProductoPicture {...row} sizePx={64} />
        <ChooseBox {...row} />
      </Stack>
      <Stack gap={1} className={styles.texts}>
        <a className={styles.code} href={row.pathTo(id)}>
          {code}
        </a>
        <HiddenMark {...row} />
        <Text weight="semibold">{name}</Text>
        {details !== '' && <Note>{details}</Note>}
        <Row gap={[1, 3]}>
          {prices.retail > 0 && (
            <Text as="strong" size="sm">
              {formatColones(prices.retail)}
            </Text>
          )}
          {units > 0 && (
            <Text as="span" size="sm">
              {t('row.stock', { count: units })}
            </Text>
          )}
        </Row>
        <Row gap={1} className={styles.lacks}>
          {lackTags(row.producto)}
        </Row>
      </Stack>
      <RowActions {...row} />
    </Stack>
  );
}
