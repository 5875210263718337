import { memo } from 'react';
import { paths } from '#config/paths.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { CardBody } from './CardBody.tsx';
import type { CardProps } from './cardProps.ts';
import { UnassignedCard } from './UnassignedCard.tsx';
import styles from './SubfamiliaCard.module.css';

/** A card of the catalogue: the whole of it leads to the product page (spec §2). */
export const SubfamiliaCard = memo(function SubfamiliaCard(props: CardProps) {
  const { subfamilia, texts } = props;
  // The type promises an id, as the table does; the answer of a service can still lack it (spec §8).
  if (!Number.isSafeInteger(subfamilia.id)) return <UnassignedCard {...props} />;
  return (
    <article className={styles.card}>
      <CardBody {...props} />
      <ButtonLink
        className={styles.add}
        variant="secondary"
        to={paths.product(subfamilia.id)}
        aria-label={texts.addNamed(subfamilia.name)}
      >
        {texts.add}
      </ButtonLink>
    </article>
  );
});
