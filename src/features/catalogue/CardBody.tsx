import { pictureSources } from '#data/library/pictureSources.ts';
import { formatColones } from '#domain/prices/money.ts';
import { Picture } from '#shared/ui/Picture.tsx';
import type { CardProps } from './cardProps.ts';
import styles from './SubfamiliaCard.module.css';

export function CardBody({
  subfamilia,
  familiaName,
  isFirstSight,
  texts,
  variants,
  colors,
  Signs,
}: CardProps) {
  const { id, name, thumbnailUrl, fromPrice } = subfamilia;
  return (
    <>
      <Picture
        className={styles.picture}
        src={thumbnailUrl}
        srcSet={pictureSources(thumbnailUrl, [120, 240, 360])}
        sizes="120px"

        alt=""
        width={240}
        height={120}
        {...(isFirstSight ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' })}
      />
      {Signs && variants && colors && <Signs variants={variants} colors={colors} texts={texts} />}
      <p className={styles.meta}>
        <span className={styles.familia}>{familiaName}</span>
        {id > 0 && <span className={styles.id}>{`#${id}`}</span>}
      </p>
      <h2 className={styles.name} title={name}>
        {name}
      </h2>
      <p className={styles.price}>
        <strong className={styles.amount}>
          {fromPrice === null ? texts.noPrice : texts.from(formatColones(fromPrice))}
        </strong>
        {fromPrice !== null && <span className={styles.retail}>{texts.retail}</span>}
      </p>
    </>
  );
}
