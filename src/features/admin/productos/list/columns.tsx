import { getFixedT } from 'i18next';
import { Columns3 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { type StaffProducto, unitsOf } from '#domain/forms/staffProducto.ts';
import { formatColones } from '#domain/prices/money.ts';
import type { productos } from '#i18n/es/staff/productos.ts';
import { formatCount } from '#i18n/formatCount.ts';
import { createStoredValue } from '#shared/lib/storedValue.ts';
import { lastingStorage } from '#shared/lib/visitStorage.ts';
import { Button } from '#shared/ui/Button.tsx';
import { CheckboxField } from '#shared/ui/CheckboxField.tsx';
import { Swatch } from '#shared/ui/Swatch.tsx';
import { Tag } from '#shared/ui/Tag.tsx';
import { Row } from '../../shared/Stack.tsx';
import styles from './ProductoList.module.css';
import { ChooseBox, ProductoPicture, RowActions, type RowProps } from './RowParts.tsx';

const t = getFixedT('es', 'productos');

/** A column of the list; the spec's are always offered. @see docs/rules.md#product-list */
type Column = {
  key: keyof typeof productos.column;
  /** Fits its usual values; longer ones take a second line. */
  widthRem: number;
  /** Takes a part of the space that is left. */
  isElastic?: true;
  isNumber?: true;
  /** Cannot be hidden. */
  isFixed?: true;
  cell: (row: RowProps) => ReactNode;
};

const NONE = '–';
/** A text of so many characters takes two lines of any column at most. */
const SHORT_LENGTH = 12;

/** At most two lines, so that rows keep their height; the whole text is the tooltip. */
function clamped(text: string | null, className = styles.clamp): ReactNode {
  if (text === null || text.length <= SHORT_LENGTH) return text ?? NONE;
  return (
    <span className={className} title={text}>
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

/** What is missing before a product can be sold as it should, or a value. @see docs/rules.md#product-list */
function orLack(producto: StaffProducto, lack: keyof typeof LACKS, value: ReactNode): ReactNode {
  if (!LACKS[lack](producto)) return value;
  return (
    <Tag key={lack} tone="warning">
      {t(`lack.${lack}`)}
    </Tag>
  );
}

/** All that is missing. */
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
          <span>{clamped(color.name, styles.label)}</span>
        </Row>
      ),
  },
  { key: 'talla', widthRem: 5, cell: ({ producto }) => clamped(producto.tallaId, styles.label) },
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

const useHidden = () => useSyncExternalStore(hiddenColumns.subscribe, hiddenColumns.read);

const isShown = ({ key, isFixed }: Column, hidden: readonly Column['key'][]) =>
  isFixed || !hidden.includes(key);

/** The columns that the list shows in this browser. */
export function useColumns(): readonly Column[] {
  const hidden = useHidden();
  return COLUMNS.filter((column) => isShown(column, hidden));
}

export function ColumnMenu() {
  const hidden = useHidden();
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const watching = new AbortController();
    const leave = (event: Event) => {
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        button.current?.focus();
      } else if (event.target instanceof Node && menu.current?.contains(event.target)) return;
      setOpen(false);
    };
    for (const type of ['pointerdown', 'focusin', 'keydown']) {
      document.addEventListener(type, leave, { signal: watching.signal });
    }
    return () => watching.abort();
  }, [isOpen]);

  return (
    <details
      ref={menu}
      className={styles.menu}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary ref={button}>
        <Columns3 aria-hidden="true" />
        <span>{t('columns.title')}</span>
      </summary>
      {isOpen && (
        <fieldset aria-label={t('columns.shown')}>
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
          {hidden.length > 0 && (
            <Button
              variant="quiet"
              onClick={() => {
                hiddenColumns.remove();
                button.current?.focus();
              }}
            >
              {t('columns.showAll')}
            </Button>
          )}
        </fieldset>
      )}
    </details>
  );
}
