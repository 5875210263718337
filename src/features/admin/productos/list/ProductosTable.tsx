import { getFixedT } from 'i18next';
import type { ReactNode } from 'react';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { nextSort, type ProductoPage, type ProductoSort } from '#domain/forms/productoList.ts';
import { type StaffProducto, unitsOf } from '#domain/forms/staffProducto.ts';
import { formatColones } from '#domain/prices/money.ts';
import { formatCount } from '#i18n/formatCount.ts';
import { Swatch } from '#shared/ui/Swatch.tsx';
import { Tag } from '#shared/ui/Tag.tsx';
import { RowIcon } from '../../shared/RowIcon.tsx';
import { rowClick } from '../../shared/rowClick.ts';
import { StaffTable } from '../../shared/StaffTable.tsx';
import type { Selection } from '../bulk/SelectionBar.tsx';
import { type ColumnKey, useColumnChoice } from './columns.ts';
import styles from './ProductosTable.module.css';
import {
  ChooseBox,
  ChoosePage,
  type Lack,
  lacksOf,
  ProductoPicture,
  RowActions,
  type RowHandlers,
} from './RowParts.tsx';

const t = getFixedT('es', 'productos');
const tBulk = getFixedT('es', 'bulkEdit');

export type ProductosTableProps = {
  /** `undefined` while the first page is in flight. */
  page: ProductoPage | undefined;
  /** Other products are in flight. */
  isBusy: boolean;
  sort: ProductoSort | null;
  onSort: (sort: ProductoSort | null) => void;
  selection: Selection;
  handlers: RowHandlers;
  /** The page of a product. */
  pathTo: (productoId: number) => string;
};

/** A page of the products on a wide screen. */
export function ProductosTable({
  page,
  isBusy,
  sort,
  onSort,
  selection,
  handlers,
  pathTo,
}: ProductosTableProps) {
  const { columns } = useColumnChoice();
  return (
    <StaffTable
      label={t('list.title')}
      loadingText={t('list.loading')}
      columns={columns.map((column) => {
        const label = t(`column.${column.key}`);
        const isNumber = 'isNumber' in column;
        const shape = {
          key: column.key,
          widthRem: column.widthRem,
          isElastic: 'isElastic' in column,
        };
        if (!('sortKey' in column)) return { ...shape, label, isActions: column.key === 'actions' };
        const { sortKey } = column;
        const active = sort?.by === sortKey ? sort : null;
        return {
          ...shape,
          label: (
            <>
              {sortKey === 'code' && (
                <ChoosePage page={page} isBusy={isBusy} selection={selection} />
              )}
              <SortHeader
                label={label}
                sort={active}
                onPress={() => onSort(nextSort(sort, sortKey))}
              />
            </>
          ),
          isNumber,
          sort: active && (active.isDescending ? 'descending' : 'ascending'),
        };
      })}
      rows={page?.rows.map((producto) => (
        <ProductoRow
          key={producto.id}
          producto={producto}
          columns={columns}
          isBusy={isBusy}
          isChosen={selection.has(producto.id)}
          to={pathTo(producto.id)}
          onChoose={(isChosen) => selection.choose([producto.id], isChosen)}
          handlers={handlers}
        />
      ))}
      isBusy={isBusy}
    />
  );
}

/** The header of a column that the list can be sorted by. The cell says in which order it is. */
function SortHeader({
  label,
  sort,
  onPress,
}: {
  label: string;
  /** `null`: the list is in another order. */
  sort: ProductoSort | null;
  onPress: () => void;
}) {
  return (
    <button type="button" className={styles.sort} data-active={sort !== null} onClick={onPress}>
      <span>{label}</span>
      <RowIcon name={sort === null ? 'upDown' : sort.isDescending ? 'down' : 'up'} />
    </button>
  );
}

/** Shown where a product has no value. */
const NONE = '–';

/** 0.07 is 7: without rounding it would be 7.000000000000001. */
function toPercent(rate: number): number {
  return Number((rate * 100).toFixed(2));
}

/** A text of so many characters takes two lines of any column at most. */
const SHORT_LENGTH = 12;

/** At most two lines, so that rows keep their height; the whole text is the tooltip. */
const clamped = (text: string) =>
  text.length <= SHORT_LENGTH ? (
    text
  ) : (
    <span className={styles.clamp} title={text}>
      {text}
    </span>
  );

const price = (value: number | null) => (value === null ? NONE : formatColones(value));

const numberCell = (key: ColumnKey, value: ReactNode) => (
  <td key={key} className={styles.number} data-align="end">
    {value}
  </td>
);

/** The props of a product in the table and of its card. */
export type RowProps = {
  producto: StaffProducto;
  isBusy: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** The page of the product. */
  to: string;
  handlers: RowHandlers;
};

/** A product in the table. A press on the row opens its page, which its code links to. */
function ProductoRow({
  producto,
  columns,
  isBusy,
  to,
  isChosen,
  onChoose,
  handlers,
}: RowProps & { columns: readonly { readonly key: ColumnKey }[] }) {
  const { code, color, tallaId, prices, iva, images } = producto;
  const lacks = lacksOf(producto);
  const orWarning = (lack: Lack, value: ReactNode) =>
    lacks.includes(lack) ? <Tag tone="warning">{t(`lack.${lack}`)}</Tag> : value;
  const textCell = (key: ColumnKey, text: string | null) => (
    <td key={key} className={styles.text}>
      {text === null ? NONE : clamped(text)}
    </td>
  );
  const cells: Record<ColumnKey, ReactNode> = {
    code: (
      <th key="code" scope="row" data-start="" className={styles.code}>
        <ChooseBox
          label={tBulk('select.row', { code, name: producto.name })}
          checked={isChosen}
          isDisabled={isBusy}
          onChange={onChoose}
        />
        <a className={styles.codeText} href={to}>
          {code}
        </a>
      </th>
    ),
    picture: (
      <td key="picture" className={styles.picture}>
        <ProductoPicture producto={producto} sizePx={36} />
      </td>
    ),
    name: textCell('name', producto.name),
    detail: textCell('detail', producto.detail),
    subfamilia: textCell('subfamilia', producto.subfamiliaName),
    retail: numberCell('retail', orWarning('price', price(prices.retail))),
    wholesale: numberCell('wholesale', price(prices.wholesale)),
    special: numberCell('special', price(prices.special)),
    discount: numberCell('discount', t('row.percent', { value: producto.discountPercent })),
    iva: numberCell(
      'iva',
      orWarning('iva', iva !== null && t('row.percent', { value: toPercent(iva.rate) })),
    ),
    color: (
      <td key="color" className={styles.label}>
        {color === null ? (
          NONE
        ) : (
          <span className={styles.color}>
            <Swatch size="sm" rgb={color.rgb} rainbow={isRainbow(color)} />
            <span>{clamped(color.name)}</span>
          </span>
        )}
      </td>
    ),
    talla: (
      <td key="talla" className={styles.label}>
        {tallaId === null ? NONE : clamped(tallaId)}
      </td>
    ),
    stock: numberCell('stock', orWarning('stock', formatCount(unitsOf(producto)))),
    images: <td key="images">{orWarning('images', t('row.images', { count: images.length }))}</td>,
    actions: (
      <td key="actions" data-actions="" className={styles.actions}>
        <RowActions producto={producto} handlers={handlers} />
      </td>
    ),
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its link takes the keyboard
    <tr
      data-chosen={isChosen || undefined}
      data-row-link=""
      onPointerEnter={handlers.onEnter}
      onClick={rowClick(handlers.onOpen, to)}
    >
      {columns.map(({ key }) => cells[key])}
    </tr>
  );
}
