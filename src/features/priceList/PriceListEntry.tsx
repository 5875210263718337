import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureSources } from '#data/library/pictureSources.ts';
import type { Producto, SubfamiliaSummary } from '#domain/catalogue/catalogue.ts';
import {
  colorCodes,
  priceRows,
  type ColorCodes,
  type PriceRow,
} from '#domain/catalogue/priceList.ts';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { listTallas } from '#domain/catalogue/variants.ts';
import { formatColones } from '#domain/prices/money.ts';
import { TIERS } from '#domain/prices/pricing.ts';
import { Picture } from '#shared/ui/picture/Picture.tsx';
import { Swatch } from '#shared/ui/picture/Swatch.tsx';
import styles from './PriceList.module.css';

/** Of the picture, in px; three times as many dots on paper. */
const PICTURE_PX = 88;

type Props = {
  readonly subfamilia: SubfamiliaSummary;
  /** At least one. */
  readonly productos: readonly Producto[];
};

/** A subfamilia of the list: picture, name, sizes, prices, colours and codes. */
export const PriceListEntry = memo(function PriceListEntry({ subfamilia, productos }: Props) {
  const { t } = useTranslation('priceList');
  const id = useId();
  const { name } = subfamilia;
  const tallas = listTallas(productos);
  const url = subfamilia.thumbnailUrl ?? productos.flatMap(({ imageUrls }) => imageUrls)[0] ?? null;
  return (
    <article className={styles.entry} aria-labelledby={id}>
      <Picture
        className={styles.picture}
        src={url}
        srcSet={pictureSources(url, [PICTURE_PX, 3 * PICTURE_PX])}
        sizes={`${PICTURE_PX}px`}
        alt=""
        width={PICTURE_PX}
        height={PICTURE_PX}
      />
      <div className={styles.name}>
        <h3 id={id}>{name}</h3>
        {tallas.length > 0 && <p>{t('tallas', { tallas: tallas.join(' · ') })}</p>}
      </div>
      <Prices name={name} rows={priceRows(productos)} />
      <ul className={styles.colors} aria-label={t('colors', { name })}>
        {colorCodes(productos).map((color) => (
          <ColorItem
            key={color.color?.id ?? 0}
            {...color}
            isWhole={tallas.length === color.tallas.length}
          />
        ))}
      </ul>
    </article>
  );
});

function Prices({ name, rows }: { name: string; rows: readonly PriceRow[] }) {
  const { t } = useTranslation('priceList');
  const hasNames = rows.length > 1;
  return (
    <table className={styles.prices} aria-label={t('prices', { name })}>
      <thead>
        <tr>
          {hasNames && <th scope="col">{t('of')}</th>}
          {TIERS.map(({ tier }) => (
            <th key={tier} scope="col">
              {t(`tier.${tier}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ names, prices, isFrom }) => (
          <tr key={names.join()}>
            {hasNames && <th scope="row">{names.map((one) => one ?? t('others')).join(' · ')}</th>}
            {prices.map((price, index) => {
              const text = price === null ? t('onRequest') : formatColones(price);
              return (
                <td key={TIERS[index]?.tier}>
                  {isFrom && price !== null ? t('from', { price: text }) : text}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** @param isWhole it has all sizes of the subfamilia */
function ColorItem({ color, tallas, stem, codes, isWhole }: ColorCodes & { isWhole: boolean }) {
  const { t } = useTranslation('priceList');
  const code =
    stem === null
      ? codes.map(({ code, tallaId }) => [tallaId, code].filter(Boolean).join(' ')).join(' · ')
      : t('stem', { stem });
  return (
    <li>
      {color && <Swatch rgb={color.rgb} rainbow={isRainbow(color)} size="sm" />}
      <span>
        {color && <span>{color.name}</span>}
        {!isWhole && tallas.length > 0 && (
          <span className={styles.code}>{t('onlyTallas', { tallas: tallas.join(' · ') })}</span>
        )}
        <span className={styles.code}>{code}</span>
      </span>
    </li>
  );
}
