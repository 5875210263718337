import { REST_MS } from '#shared/lib/links.ts';
import { Columns3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#config/paths.ts';
import { pictureSources } from '#data/library/pictureSources.ts';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import type { ProductoPage } from '#domain/forms/productoList.ts';
import { firstPicture, type StaffProducto, unitsOf } from '#domain/forms/staffProducto.ts';
import { formatColones } from '#domain/prices/money.ts';
import { type productos, t } from '#i18n/es/staff/productos.ts';
import { formatCount } from '#i18n/format.ts';
import { useStore } from '#shared/hooks/useStore.ts';
import { createStoredValue } from '#shared/lib/storedValue.ts';
import { lastingStorage } from '#shared/lib/visitStorage.ts';
import { Button, IconButton } from '#shared/ui/action/Button.tsx';
import { CheckboxField } from '#shared/ui/form/CheckboxField.tsx';
import { Menu } from '#shared/ui/dialog/Menu.tsx';
import { Picture } from '#shared/ui/picture/Picture.tsx';
import { Swatch } from '#shared/ui/picture/Swatch.tsx';
import { Tag } from '#shared/ui/Tag.tsx';
import { IconLink } from '../../shared/table/LinkRow.tsx';
import { RowIcon } from '../../shared/table/RowIcon.tsx';
import { Row } from '#shared/ui/Stack.tsx';
import type { Selection } from '../bulk/SelectionBar.tsx';
import styles from './ProductoList.module.css';

export type RowsProps = {
  /** `undefined` while the first page is in flight. */
  page: ProductoPage | undefined;
  isBusy: boolean;
  selection: Selection;
  pathTo: (productoId: number) => string;
  /** Opens the page of a product, or what a link of its row leads to. */
  onOpen: (path: string) => void;
} & Record<'onEdit' | 'onEditIntent' | 'onDelete', (productoId: number) => void>;

export type RowProps = RowsProps & { producto: StaffProducto; to: string };

export function ProductoPicture({ producto, sizePx }: RowProps & { sizePx: 36 | 64 }) {
  const url = firstPicture(producto);
  return (
    <Picture
      className={styles.picture}
      src={url}
      srcSet={pictureSources(url, [sizePx, 2 * sizePx])}
      sizes={`${sizePx}px`}
      alt=""
      width={sizePx}
      height={sizePx}
    />
  );
}

export function ChooseBox({ producto: { id, code, name }, selection, isBusy }: RowProps) {
  const label = t('select.row', { code, name });
  return (
    <label className={styles.box} title={label}>
      <input
        type="checkbox"
        aria-label={label}
        checked={selection.has(id)}
        // While other products are in flight, a choice would belong to them.
        disabled={isBusy}
        onChange={({ target }) => selection.choose([id], target.checked)}
      />
    </label>
  );
}

/** Chooses the products of the page that is shown. @param isNamed its label stands beside it */
export function ChoosePage({ page, isBusy, selection, isNamed }: RowsProps & { isNamed?: true }) {
  const ids = page?.rows.map(({ id }) => id) ?? [];
  const chosen = ids.filter(selection.has).length;
  const isAll = ids.length > 0 && chosen === ids.length;
  const label = t('select.page');
  return (
    <label className={styles.box} title={label} data-named={isNamed}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = chosen > 0 && !isAll;
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

let resting: ReturnType<typeof setTimeout> | undefined;

/** Prepares what a press opens, once the pointer rests on the control or it has the focus. */
function onIntent(prepare: () => void) {
  return {
    onPointerEnter: () => {
      clearTimeout(resting);
      resting = setTimeout(prepare, REST_MS);
    },
    onPointerLeave: () => clearTimeout(resting),
    onFocus: prepare,
  };
}

export function RowActions({ producto, onEdit, onEditIntent, onDelete }: RowProps) {
  const { id, code, name, subfamiliaId, colorId, tallaId } = producto;
  const named = (key: 'edit' | 'delete' | 'store') => t(`row.${key}`, { code, name });
  return (
    <span className={styles.actions}>
      {subfamiliaId !== null && (
        <IconLink
          label={named('store')}
          icon={<RowIcon name="store" />}
          to={paths.product(subfamiliaId, { color: colorId, talla: tallaId })}
        />
      )}
      <IconButton
        label={named('edit')}
        icon={<RowIcon name="edit" />}
        {...onIntent(() => onEditIntent(id))}
        onClick={() => onEdit(id)}
      />
      <IconButton
        label={named('delete')}
        icon={<RowIcon name="delete" />}
        onClick={() => onDelete(id)}
      />
    </span>
  );
}

/** A column of the list; the spec's are always offered. @see docs/rules.md#product-list */
type Column = {
  key: keyof typeof productos.column;
  /** Fits its usual values; longer ones take a second line. */
  widthRem: number;
  isElastic?: true;
  isNumber?: true;
  isFixed?: true;
  cell: (row: RowProps) => ReactNode;
};

const NONE = '–';
/** A text of so many characters takes two lines of any column at most. */
const SHORT_LENGTH = 12;

/** At most two lines, so that rows keep their height; the whole text is the tooltip. */
function clamped(text: string | null): ReactNode {
  if (text === null || text.length <= SHORT_LENGTH) return text ?? NONE;
  return (
    <span className={styles.clamp} title={text}>
      {text}
    </span>
  );
}

const price = (value: number | null) => (value === null ? NONE : formatColones(value));

/** 0.07 is 7: without rounding it would be 7.000000000000001. */
const toPercent = (rate: number) => Number((rate * 100).toFixed(2));

const LACKS = {
  price: ({ prices }: StaffProducto) => !(prices.retail > 0),
  iva: ({ iva }: StaffProducto) => iva === null,
  stock: (producto: StaffProducto) => unitsOf(producto) <= 0,
  images: ({ images }: StaffProducto) => images.length === 0,
};

/** A mark of something missing before a product can be sold as it should, or a value. @see docs/rules.md#product-list */
function orLack(producto: StaffProducto, lack: keyof typeof LACKS, value: ReactNode): ReactNode {
  if (!LACKS[lack](producto)) return value;
  return (
    <Tag key={lack} tone="warning">
      {t(`lack.${lack}`)}
    </Tag>
  );
}

export const lackTags = (producto: StaffProducto) =>
  (['price', 'iva', 'stock', 'images'] as const).map((lack) => orLack(producto, lack, null));

const text = (key: Column['key'], of: (producto: StaffProducto) => string | null): Column => ({
  key,
  widthRem: 7.5,
  isElastic: true,
  cell: ({ producto }) => clamped(of(producto)),
});

const number = (
  key: Column['key'],
  widthRem: number,
  of: (producto: StaffProducto) => ReactNode,
): Column => ({ key, widthRem, isNumber: true, cell: ({ producto }) => of(producto) });

const COLUMNS: readonly Column[] = [
  {
    key: 'code',
    widthRem: 10.5,
    isFixed: true,
    cell: (row) => (
      <>
        <ChooseBox {...row} />
        <a className={styles.codeText} href={row.to}>
          {row.producto.code}
        </a>
      </>
    ),
  },
  { key: 'picture', widthRem: 4.25, cell: (row) => <ProductoPicture {...row} sizePx={36} /> },
  text('name', ({ name }) => name),
  text('detail', ({ detail }) => detail),
  text('subfamilia', ({ subfamiliaName }) => subfamiliaName),
  number('stock', 7.5, (one) => orLack(one, 'stock', formatCount(unitsOf(one)))),
  number('retail', 7, (one) => orLack(one, 'price', price(one.prices.retail))),
  number('wholesale', 6.75, ({ prices }) => price(prices.wholesale)),
  number('special', 6.75, ({ prices }) => price(prices.special)),
  number('discount', 7.25, ({ discountPercent: value }) => t('row.percent', { value })),
  number('iva', 5.75, (one) =>
    orLack(one, 'iva', t('row.percent', { value: toPercent(one.iva?.rate ?? 0) })),
  ),
  {
    key: 'color',
    widthRem: 7.25,
    cell: ({ producto: { color } }) =>
      color === null ? (
        NONE
      ) : (
        <Row as="span" hasNoWrap>
          <Swatch size="sm" rgb={color.rgb} rainbow={isRainbow(color)} />
          <span>{clamped(color.name)}</span>
        </Row>
      ),
  },
  { key: 'talla', widthRem: 5, cell: ({ producto }) => clamped(producto.tallaId) },
  {
    key: 'images',
    widthRem: 8.25,
    cell: ({ producto }) =>
      orLack(producto, 'images', t('row.images', { count: producto.images.length })),
  },
  { key: 'actions', widthRem: 9, isFixed: true, cell: (row) => <RowActions {...row} /> },
];

/** The hidden columns, so that a new column is shown to everybody. */
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

export function useColumns(): readonly Column[] {
  const hidden = useHidden();
  return COLUMNS.filter((column) => isShown(column, hidden));
}

export function ColumnMenu() {
  const hidden = useHidden();
  return (
    <Menu isNamed label={t('columns.title')} icon={<Columns3 />}>
      <fieldset className={styles.columns} aria-label={t('columns.shown')}>
        {COLUMNS.filter(({ isFixed }) => !isFixed).map((column) => (
          <CheckboxField
            key={column.key}
            label={t(`column.${column.key}`)}
            checked={isShown(column, hidden)}
            onChange={({ target }) => {
              const others = hidden.filter((key) => key !== column.key);
              hiddenColumns.write(target.checked ? others : [...others, column.key]);
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
