import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { otherSeen } from '#domain/catalogue/relatedSubfamilias.ts';
import { Button } from '#shared/ui/Button.tsx';
import { ProductStrip } from './ProductStrip.tsx';
import styles from './SeenProducts.module.css';
import { subfamiliaQueries } from '#data/subfamilias/read.ts';

type Props = {
  /** Of the seen subfamilias, newest first. */
  readonly ids: readonly number[];
  readonly currentId: number;
  readonly onClear: () => void;
};

/** Products seen before in this browser, with live names and prices. @see docs/rules.md#recently-seen */
export function SeenProducts({ ids, currentId, onClear }: Props) {
  const { t } = useTranslation('more');
  const [isCleared, setCleared] = useState(false);
  const shownIds = otherSeen(ids, currentId);
  const query = useQuery({
    ...subfamiliaQueries.byIds(shownIds),
    enabled: shownIds.length > 0,
    // Without a flash while one more id is read.
    placeholderData: (last) => last,
  });
  const products =
    query.data && shownIds.flatMap((id) => query.data.filter((one) => one.id === id));

  function clear() {
    flushSync(() => {
      onClear();
      setCleared(true);
    });
  }

  if (shownIds.length === 0) {
    // The pressed button is gone, so the message takes the focus.
    return isCleared ? (
      <p className={styles.cleared} tabIndex={-1} ref={(element) => element?.focus()}>
        {t('seen.cleared')}
      </p>
    ) : null;
  }
  return (
    <ProductStrip
      title={t('seen.title')}
      products={products}
      query={query}
      action={
        <Button variant="quiet" onClick={clear}>
          {t('seen.clear')}
        </Button>
      }
    />
  );
}
