import { Pencil, Trash2 } from 'lucide-react';
import { formatColones } from '#domain/prices/money.ts';
import type { ProductoListItem } from '#domain/forms/productoList.ts';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import { Swatch } from '#shared/ui/Swatch.tsx';
import { Tag } from '#shared/ui/Tag.tsx';
import styles from './ProductoTableRow.module.css';

/** Shown where a product has no value. */
const NONE = '–';

/** 0.07 is 7: without rounding it would be 7.000000000000001. */
function toPercent(rate: number): number {
  return Number((rate * 100).toFixed(2));
}

/** At most two lines, so that rows keep their height; the whole text is the tooltip. */
function Clamped({ text }: { text: string }) {
  return (
    <span className={styles.clamp} title={text}>
      {text}
    </span>
  );
}

function TextCell({ text }: { text: string | null }) {
  return <td className={styles.text}>{text === null ? NONE : <Clamped text={text} />}</td>;
}

type Props = {
  producto: ProductoListItem;
  onEdit: (productoId: number) => void;
  onDelete: (productoId: number) => void;
};

export function ProductoTableRow({ producto, onEdit, onDelete }: Props) {
  const t = useStaffText('productos');
  const { id, code, name, detail, subfamiliaName, prices, color, tallaId } = producto;
  const { discountPercent, ivaRate, imageCount } = producto;
  const price = (value: number | null) => (value === null ? NONE : formatColones(value));
  return (
    <tr>
      <th scope="row" className={styles.code}>
        {code}
      </th>
      <TextCell text={name} />
      <TextCell text={detail} />
      <TextCell text={subfamiliaName} />
      <td data-align="end">{price(prices.retail)}</td>
      <td data-align="end">{price(prices.wholesale)}</td>
      <td data-align="end">{price(prices.special)}</td>
      <td data-align="end">{t('row.percent', { value: discountPercent })}</td>
      <td data-align="end">
        {ivaRate === null ? NONE : t('row.percent', { value: toPercent(ivaRate) })}
      </td>
      <td className={styles.label}>
        {color === null ? (
          NONE
        ) : (
          <span className={styles.color}>
            <Swatch size="sm" rgb={color.rgb} rainbow={isRainbow(color)} />
            <Clamped text={color.name} />
          </span>
        )}
      </td>
      <td className={styles.label}>{tallaId === null ? NONE : <Clamped text={tallaId} />}</td>
      <td>
        {imageCount === 0 ? (
          <Tag tone="warning">{t('row.noImages')}</Tag>
        ) : (
          <Tag tone="neutral">{t('row.images', { count: imageCount })}</Tag>
        )}
      </td>
      <td data-actions="">
        <IconButton
          label={t('row.edit', { code, name })}
          icon={<Pencil aria-hidden="true" />}
          onClick={() => onEdit(id)}
        />
        <IconButton
          label={t('row.delete', { code, name })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => onDelete(id)}
        />
      </td>
    </tr>
  );
}
