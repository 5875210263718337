import { memo } from 'react';
import { paths } from '#config/paths.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { CardBody } from './CardBody.tsx';
import type { CardProps } from './cardProps.ts';
import { UnassignedCard } from './UnassignedCard.tsx';
import styles from './SubfamiliaCard.module.css';

/** A card that links to the product page. @see docs/rules.md#cards */
export const SubfamiliaCard = memo(function SubfamiliaCard(props: CardProps) {
  const { subfamilia, texts } = props;
  // Type and table require an id, but a response of the service can still lack it.
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
