import { Columns3, Pencil, Store, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#config/paths.ts';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { fullMatches, type ProductoPage } from '#domain/staff/productos/listing.ts';
import {
  firstPicture,
  type StaffProducto,
  unitsOf,
} from '#domain/staff/productos/staffProducto.ts';
import { groupDigits } from '#domain/text/groupDigits.ts';
import { type productos, t } from '#i18n/es/staff/productos.ts';
import { eventStore } from '#lib/createStore.ts';
import { REST_MS } from '#lib/links.ts';
import { createStoredValue, lastingStorage } from '#lib/storage.ts';
import { Button, IconButton } from '#ui/action/Button.tsx';
import { Menu } from '#ui/dialog/Menu.tsx';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { useStore } from '#ui/hooks/useStore.ts';
import { Swatch } from '#ui/picture/Swatch.tsx';
import { Note, Row } from '#ui/Stack.tsx';
import { Tag } from '#ui/Tag.tsx';
import { Thumbnail } from '../../shared/pictures/Thumbnail.tsx';
import { IconLink } from '../../shared/table/LinkRow.tsx';
import type { Selection } from '../bulk/SelectionBar.tsx';
import styles from './ProductoList.module.css';

export type RowsProps = {
  /** `undefined` while the first page loads. */
  page: ProductoPage | undefined;
  isBusy: boolean;
  selection: Selection;
  pathTo: (productoId: number) => string;
  /** Opens the path of a pressed row, or of a pressed link in it. */
  onOpen: (path: string) => void;
} & Record<'onEdit' | 'onEditIntent' | 'onDelete', (productoId: number) => void>;

export type RowProps = RowsProps & { producto: StaffProducto };

export function ProductoPicture({ producto, sizePx }: RowProps & { sizePx: 36 | 64 }) {
  const alt = t('row.images', { count: producto.images.length });
  return <Thumbnail src={firstPicture(producto)} sizePx={sizePx} alt={alt} />;
}

export function ChooseBox({ producto: { id, code, name }, selection, isBusy }: RowProps) {
  const label = t('select.row', { code, name });
  return (
    <label className={styles.box} title={label}>
      <input
        type="checkbox"
        aria-label={label}
        checked={selection.has(id)}
        // The box is disabled while other products load, and for partial matches while all full matches are chosen.
        disabled={isBusy || (selection.isEverything && !selection.has(id))}
        onChange={({ target }) => selection.choose([id], target.checked)}
      />
    </label>
  );
}

/** Checkbox that chooses the full matches of the page, or all rows if it has none. @param isNamed shows the label */
export function ChoosePage({ page, isBusy, selection, isNamed }: RowsProps & { isNamed?: true }) {
  const matches = page ? fullMatches(page) : [];
  const choosableRows = matches.length > 0 || selection.isEverything ? matches : (page?.rows ?? []);
  const ids = choosableRows.map(({ id }) => id);
  const chosenCount = ids.filter(selection.has).length;
  const isAll = ids.length > 0 && chosenCount === ids.length;
  const label = t('select.page');
  return (
    <label className={styles.box} title={label} data-named={isNamed}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = chosenCount > 0 && !isAll;
        }}
        type="checkbox"
        aria-label={label}
        checked={isAll}
        disabled={isBusy || ids.length === 0}
        onChange={({ target }) => selection.choose(ids, target.checked)}
      />
      {isNamed && <span>{label}</span>}
    </label>
  );
}

let restTimer: ReturnType<typeof setTimeout> | undefined;

/** Returns handlers that call `prepare` once the pointer rests on a control or the control gets the focus. */
function onIntent(prepare: () => void) {
  return {
    onPointerEnter: () => {
      clearTimeout(restTimer);
      restTimer = setTimeout(prepare, REST_MS);
    },
    onPointerLeave: () => clearTimeout(restTimer),
    onFocus: prepare,
  };
}

/** Link and buttons of a row: store, edit, delete. @param hasStore false: there is no room for the link to the store */
export function RowActions({ hasStore = true, ...row }: RowProps & { hasStore?: boolean }) {
  const { producto, onEdit, onEditIntent, onDelete } = row;
  const { id, code, name, subfamiliaId, colorId, tallaId, isHidden } = producto;
  const named = (key: 'edit' | 'delete' | 'store') => t(`row.${key}`, { code, name });
  return (
    <span className={styles.actions}>
      {hasStore && subfamiliaId !== null && !isHidden && (
        <IconLink
          label={named('store')}
          icon={<Store />}
          to={paths.product(subfamiliaId, { color: colorId, talla: tallaId })}
        />
      )}
      <IconButton
        label={named('edit')}
        icon={<Pencil />}
        {...onIntent(() => onEditIntent(id))}
        onClick={() => onEdit(id)}
      />
      <IconButton label={named('delete')} icon={<Trash2 />} onClick={() => onDelete(id)} />
    </span>
  );
}

/** A column of the list. @see docs/rules.md#product-list */
type Column = {
  key: keyof typeof productos.column;
  /** Width that fits the usual values of the column; longer values take a second line. */
  widthRem: number;
  isElastic?: true;
  isNumber?: true;
  isFixed?: true;
  cell: (row: RowProps) => ReactNode;
};

const NONE = '–';
/** A text of up to this many characters fits on two lines even in the narrowest column. */
const SHORT_LENGTH = 12;

/** Cuts a text after two lines, so that rows keep their height. A tooltip shows the whole text. */
function clampText(text: string | null): ReactNode {
  if (text === null || text.length <= SHORT_LENGTH) return text ?? NONE;
  return (
    <span className={styles.clamp} title={text}>
      {text}
    </span>
  );
}

const priceText = (value: number | null) => (value === null ? NONE : groupDigits(value.toFixed(2)));

/** Converts 0.07 to 7; without rounding the result would be 7.000000000000001. */
const toPercent = (rate: number) => Number((rate * 100).toFixed(2));

const LACKS = {
  price: ({ prices }: StaffProducto) => !(prices.retail > 0),
  iva: ({ iva }: StaffProducto) => iva === null,
  stock: (producto: StaffProducto) => unitsOf(producto) <= 0,
  images: ({ images }: StaffProducto) => images.length === 0,
};

/** Shows a warning if the product has this lack, for example no price, else `value`. @see docs/rules.md#product-list */
function orLack(producto: StaffProducto, lack: keyof typeof LACKS, value: ReactNode): ReactNode {
  if (!LACKS[lack](producto)) return value;
  return (
    <Tag key={lack} tone="warning">
      {t(`lack.${lack}`)}
    </Tag>
  );
}

export const HiddenMark = ({ producto: { isHidden } }: RowProps) =>
  isHidden && <Note className={styles.hidden}>{t('row.hidden')}</Note>;

export const lackTags = (producto: StaffProducto) =>
  (['price', 'iva', 'stock', 'images'] as const).map((lack) => orLack(producto, lack, null));

type Of<Value> = (producto: StaffProducto) => Value;

const textColumn = (key: Column['key'], widthRem: number, of: Of<string | null>): Column => ({
  key,
  widthRem,
  cell: ({ producto }) => clampText(of(producto)),
});

const numberColumn = (key: Column['key'], widthRem: number, of: Of<ReactNode>): Column => ({
  key,
  widthRem,
  isNumber: true,
  cell: ({ producto }) => of(producto),
});

const COLUMNS: readonly Column[] = [
  {
    key: 'code',
    widthRem: 12.125,
    isFixed: true,
    cell: (row) => (
      <>
        <ChooseBox {...row} />
        <a className={styles.codeText} href={row.pathTo(row.producto.id)} title={row.producto.code}>
          {row.producto.code}
        </a>
        <HiddenMark {...row} />
      </>
    ),
  },
  { ...textColumn('name', 5.25, ({ name }) => name), isElastic: true },
  textColumn('detail', 5.75, ({ detail }) => detail),
  textColumn('subfamilia', 6.25, ({ subfamiliaName }) => subfamiliaName),
  numberColumn('retail', 5.5, (item) => orLack(item, 'price', priceText(item.prices.retail))),
  numberColumn('wholesale', 5.25, ({ prices }) => priceText(prices.wholesale)),
  numberColumn('special', 5.25, ({ prices }) => priceText(prices.special)),
  numberColumn('discount', 4.25, ({ discountPercent: value }) => t('row.percent', { value })),
  numberColumn('iva', 4.5, (item) =>
    orLack(item, 'iva', t('row.percent', { value: toPercent(item.iva?.rate ?? 0) })),
  ),
  {
    key: 'color',
    widthRem: 5.75,
    cell: ({ producto: { color } }) =>
      color === null ? (
        NONE
      ) : (
        <Row as="span" hasNoWrap>
          <Swatch size="sm" rgb={color.rgb} rainbow={isRainbow(color)} />
          <span>{clampText(color.name)}</span>
        </Row>
      ),
  },
  textColumn('talla', 4, ({ tallaId }) => tallaId),
  numberColumn('stock', 5.25, (item) => orLack(item, 'stock', groupDigits(unitsOf(item)))),
  {
    key: 'images',
    widthRem: 6,
    cell: (row) => orLack(row.producto, 'images', <ProductoPicture {...row} sizePx={36} />),
  },
];

const actionsColumn = (hasStore: boolean): Column => ({
  key: 'actions',
  widthRem: hasStore ? 7.25 : 5,
  isFixed: true,
  cell: (row) => <RowActions {...row} hasStore={hasStore} />,
});

/** Columns that a narrow window leaves out, one after another in this order. */
const LEFT_OUT = 'detail subfamilia discount iva special wholesale images color'.split(' ');
/** Width of the window that is not the table's: gutters of the screen, scroll bar, frame. */
const BESIDE_REM = 5.125;

const windowRem = eventStore(
  () => window,
  ['resize'],
  () => {
    const { fontSize } = getComputedStyle(document.documentElement);
    return Math.floor(innerWidth / (Number.parseFloat(fontSize) || 16));
  },
);

/** Stores the hidden columns, not the shown ones, so that a column of a new version shows for everybody. */
const hiddenColumns = createStoredValue<readonly Column['key'][]>({
  storage: lastingStorage,
  key: 'staff.productos.hiddenColumns',
  parse: (stored) =>
    Array.isArray(stored)
      ? COLUMNS.map(({ key }) => key).filter((key) => stored.includes(key))
      : [],
});

const useHidden = () => useStore(hiddenColumns, []);

const isShown = ({ key, isFixed }: Column, hidden: readonly Column['key'][]) =>
  isFixed || !hidden.includes(key);

/** Returns the columns that staff have not hidden and that fit in the window. */
export function useColumns(): readonly Column[] {
  const hidden = useHidden();
  const roomRem = useStore(windowRem, 0) - BESIDE_REM;
  let columns = COLUMNS.filter((column) => isShown(column, hidden));
  columns.push(actionsColumn(roomRem > 50));
  for (const leftOut of LEFT_OUT) {
    if (columns.reduce((sum, { widthRem }) => sum + widthRem, 0) <= roomRem) break;
    columns = columns.filter(({ key }) => key !== leftOut);
  }
  return columns;
}

export function ColumnMenu() {
  const hidden = useHidden();
  const shown = useColumns();
  return (
    <Menu isNamed label={t('columns.title')} icon={<Columns3 />}>
      <fieldset className={styles.columns} aria-label={t('columns.shown')}>
        {COLUMNS.filter(({ isFixed }) => !isFixed).map((column) => (
          <CheckboxField
            key={column.key}
            label={t(`column.${column.key}`)}
            hint={isShown(column, hidden) && !shown.includes(column) ? t('columns.noRoom') : ''}
            checked={isShown(column, hidden)}
            onChange={({ target }) => {
              const otherKeys = hidden.filter((key) => key !== column.key);
              hiddenColumns.write(target.checked ? otherKeys : [...otherKeys, column.key]);
            }}
          />
        ))}
      </fieldset>
      {hidden.length > 0 && (
        <Button variant="quiet" onClick={() => hiddenColumns.remove()}>
          {t('columns.showAll')}
        </Button>
      )}
    </Menu>
  );
}
