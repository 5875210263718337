import { useState } from 'react';
import { logError } from '#shared/lib/log.ts';
import { Button } from '#shared/ui/Button.tsx';
import { CardBody } from './CardBody.tsx';
import type { CardProps } from './cardProps.ts';
import styles from './SubfamiliaCard.module.css';

/** A card whose row has no id: a press shows a message instead of a product. */
export function UnassignedCard(props: CardProps) {
  const { subfamilia, texts } = props;
  const [isTold, setTold] = useState(false);

  function tell() {
    logError('catalogue: card without a subfamilia', subfamilia);
    setTold(true);
  }

  return (
    <article className={styles.card}>
      <CardBody {...props} />
      {isTold && (
        <p className={styles.alert} role="alert">
          {texts.noSubfamilia}
        </p>
      )}
      <Button
        className={styles.add}
        variant="secondary"
        aria-label={texts.addNamed(subfamilia.name)}
        onClick={tell}
      >
        {texts.add}
      </Button>
    </article>
  );
}
