import { pictureSources } from '#data/library/pictureSources.ts';
import type { Producto, SubfamiliaSummary } from '#domain/catalogue/catalogue.ts';
import { colorCodes, priceRows } from '#domain/catalogue/priceList.ts';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { listTallas } from '#domain/catalogue/variants.ts';
import { formatColones } from '#domain/prices/money.ts';
import { TIERS } from '#domain/prices/pricing.ts';
import { usePriceListTexts } from '#i18n/es/priceList.ts';
import { Picture } from '#ui/picture/Picture.tsx';
import { Swatch } from '#ui/picture/Swatch.tsx';
import { Row, Stack, Text } from '#ui/Stack.tsx';
import styles from './PriceList.module.css';

/** Side of the picture, in px. The `srcset` also has a picture of three times this width, for paper. */
const PICTURE_PX = 88;

type Props = {
  subfamilia: SubfamiliaSummary;
  /** The productos of the subfamilia, at least one. */
  productos: readonly Producto[];
};

export function PriceListEntry({ subfamilia: { name, thumbnailUrl }, productos }: Props) {
  const t = usePriceListTexts();
  const tallas = listTallas(productos);
  const url = thumbnailUrl ?? productos.flatMap(({ imageUrls }) => imageUrls)[0] ?? null;
  return (
    <Row as="article" gap={[2, 4]} align="start" className={styles.entry} aria-label={name}>
      <Picture
        src={url}
        srcSet={pictureSources(url, [PICTURE_PX, 3 * PICTURE_PX])}
        sizes={`${PICTURE_PX}px`}
        alt=""
        width={PICTURE_PX}
        height={PICTURE_PX}
      />
      <Stack gap={1} grow="11rem">
        <Text as="h3" size="md">
          {name}
        </Text>
        {tallas.length > 0 && <p>{t('tallas', { tallas: tallas.join(' · ') })}</p>}
      </Stack>
      <Prices productos={productos} />
      <Stack as="ul" columns="8.5rem" gap={[1, 3]} grow="100%" className={styles.colors}>
        {colorCodes(productos).map(({ color, tallas: colorTallas, stem, codes }) => (
          <Row as="li" key={color?.id ?? 0} hasNoWrap align="start">
            {color && <Swatch rgb={color.rgb} rainbow={isRainbow(color)} size="sm" />}
            <Stack as="span" gap={0}>
              {color && <span>{color.name}</span>}
              <small>{stem === null ? codes.join(' · ') : t('stem', { stem })}</small>
              {colorTallas.length > 0 && colorTallas.length < tallas.length && (
                <small>{t('onlyTallas', { tallas: colorTallas.join(' · ') })}</small>
              )}
            </Stack>
          </Row>
        ))}
      </Stack>
    </Row>
  );
}

function Prices({ productos }: Pick<Props, 'productos'>) {
  const t = usePriceListTexts();
  function textOf(price: number | null, isFrom: boolean) {
    if (price === null) return t('onRequest');
    return isFrom ? t('from', { price: formatColones(price) }) : formatColones(price);
  }
  return (
    <table className={styles.prices}>
      <thead>
        <tr>
          {TIERS.map(({ tier }) => (
            <th key={tier} scope="col">
              {t(`tier.${tier}`)}
            </th>
          ))}
        </tr>
      </thead>
      {priceRows(productos).map(({ names, prices, isFrom }) => (
        <tbody key={names.join()}>
          {names.length > 0 && (
            <tr>
              <th colSpan={TIERS.length} scope="rowgroup">
                {names.map((name) => name ?? t('others')).join(' · ')}
              </th>
            </tr>
          )}
          <tr>
            {prices.map((price, index) => (
              <td key={TIERS[index]?.tier}>{textOf(price, isFrom)}</td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}
