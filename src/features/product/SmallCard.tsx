import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { pictureSources } from '#data/library/pictureSources.ts';
import type { SubfamiliaSummary } from '#domain/catalogue/catalogue.ts';
import { formatColones } from '#domain/prices/money.ts';
import { Link } from '#shared/ui/Link.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import styles from './SmallCard.module.css';

/** A link to a product, with picture, name and lowest price. */
export function SmallCard({ product }: { product: SubfamiliaSummary }) {
  const { t } = useTranslation('more');
  const { id, name, thumbnailUrl, fromPrice } = product;
  return (
    <Link className={styles.card} to={paths.product(id)}>
      <Picture
        className={styles.picture}
        src={thumbnailUrl}
        srcSet={pictureSources(thumbnailUrl, [120, 240, 360])}
        sizes="168px"
        alt=""
        width={168}
        height={112}
      />
      <span className={styles.name}>{name}</span>
      <span className={styles.price}>
        {fromPrice === null ? t('noPrice') : t('from', { price: formatColones(fromPrice) })}
      </span>
    </Link>
  );
}
