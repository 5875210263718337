import { useTranslation } from 'react-i18next';
import { Link } from '#shared/ui/Link.tsx';
import { paths } from '#config/paths.ts';
import { pictureSources, SMALL_WIDTHS_PX } from '#data/library/pictureSources.ts';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { Picture } from '#shared/ui/Picture.tsx';
import { Swatch } from '#shared/ui/Swatch.tsx';
import { Tag } from '#shared/ui/Tag.tsx';
import { LineNote } from './LineNote.tsx';
import styles from './LineProduct.module.css';
import type { CartRowView } from './useCartRows.ts';
import type { Elements } from '#shared/ui/Elements.ts';

const PICTURE_PX = 88;
/** Keeps the place of the swatch until the colour is known, so that the layout does not shift. */
const UNKNOWN_RGB = 'transparent';

type Props = {
  row: CartRowView;
  /** Opens the table of its product, if no heading above does. */
  tableButton: Elements;
};

export function LineProduct({ row, tableButton }: Props) {
  const { t } = useTranslation('cart');
  const { line, problem, isAdjusted, colorRgb } = row;
  const to = paths.product(line.subfamiliaId, { color: line.colorId, talla: line.tallaId });
  return (
    <div className={styles.product}>
      <Picture
        className={styles.picture}
        src={line.imageUrl}
        srcSet={pictureSources(line.imageUrl, SMALL_WIDTHS_PX)}
        sizes="88px"

        alt=""
        width={PICTURE_PX}
        height={PICTURE_PX}
      />
      <div className={styles.facts}>
        <Link className={styles.name} to={to}>
          {line.name}
        </Link>
        <p className={styles.code}>{t('line.code', { code: line.code })}</p>
        {line.colorName !== null && (
          <p className={styles.variant}>
            <span className={styles.label}>{t('line.color')}</span>
            <Swatch
              className={colorRgb === null ? styles.unknown : undefined}
              rgb={colorRgb ?? UNKNOWN_RGB}
              rainbow={isRainbow({ name: line.colorName })}
              size="sm"
            />
            <span>{line.colorName}</span>
          </p>
        )}
        {line.tallaId !== null && (
          <p className={styles.variant}>
            <span className={styles.label}>{t('line.talla')}</span>
            <span>{line.tallaId}</span>
          </p>
        )}
        {problem === 'soldOut' && <Tag tone="danger">{t('tag.soldOut')}</Tag>}
        {problem === 'gone' && <Tag tone="danger">{t('tag.gone')}</Tag>}
        {problem === null && isAdjusted && <Tag tone="warning">{t('tag.adjusted')}</Tag>}
        <div className={styles.actions}>
          <LineNote line={line} />
          {tableButton}
        </div>
      </div>
    </div>
  );
}
