import { getFixedT } from 'i18next';
import { memo, type ReactNode } from 'react';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { firstPicture, type StaffProducto, unitsOf } from '#domain/forms/staffProducto.ts';
import { formatColones } from '#domain/prices/money.ts';
import { formatCount } from '#i18n/formatCount.ts';
import { Swatch } from '#shared/ui/Swatch.tsx';
import { Tag } from '#shared/ui/Tag.tsx';
import { ChooseBox } from './ChooseBox.tsx';
import type { ColumnKey } from './columns.ts';
import { lacksOf, type Lack } from './productoTexts.ts';
import { ProductoPicture } from './ProductoPicture.tsx';
import styles from './ProductoTableRow.module.css';
import { RowActions } from './RowActions.tsx';
import type { RowProps } from './rowCalls.ts';
import { rowClick } from '../../shared/rowClick.ts';

const t = getFixedT('es', 'productos');
const tBulk = getFixedT('es', 'bulkEdit');

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
  <td key={key} data-align="end">
    {value}
  </td>
);

type Props = {
  producto: StaffProducto;
  columns: readonly { readonly key: ColumnKey }[];
  isBusy: boolean;
} & RowProps;

/** A product in the table. A press on the row opens its page, which its code links to. */
export const ProductoTableRow = memo(function ProductoTableRow({
  producto,
  columns,
  isBusy,
  to,
  isChosen,
  onChoose,
  handlers,
}: Props) {
  const { id, code, color, tallaId, prices, iva, images } = producto;
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
          onChange={(isNow) => onChoose(id, isNow)}
        />
        <a className={styles.codeText} href={to}>
          {code}
        </a>
      </th>
    ),
    picture: (
      <td key="picture" className={styles.picture}>
        <ProductoPicture url={firstPicture(producto)} sizePx={36} />
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
      className={styles.row}
      data-chosen={isChosen || undefined}
      data-row-link=""
      onPointerEnter={handlers.onEnter}
      onClick={rowClick(handlers.onOpen, to)}
    >
      {columns.map(({ key }) => cells[key])}
    </tr>
  );
});
