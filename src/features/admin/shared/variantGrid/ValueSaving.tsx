import { getFixedT } from 'i18next';
import { useState } from 'react';
import { targetKey } from '#domain/changes/change.ts';
import type { ValueProducto } from '#domain/grid/valueCells.ts';
import type { ListedEdit } from '#domain/grid/valueEdits.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { FormMessage, type FormNotice } from '../FormMessage.tsx';
import { Row } from '../Stack.tsx';
import type { ValueEditsApi } from './useValueEdits.ts';
import { placeName, productoName, valueLabel, type ValueLayer } from './valueTexts.ts';
import styles from './VariantValues.module.css';

const t = getFixedT('es', 'stock');

/**
 * The cells that somebody else changed as well, in all layers: each is decided here.
 *
 * @param others productos that a colour and a size do not name
 */
export function ConflictList({
  api,
  layers,
  others,
}: {
  api: ValueEditsApi;
  layers: readonly ValueLayer[];
  others: readonly ValueProducto[];
}) {
  const { conflicts } = api.summary;
  if (conflicts.length === 0) return null;
  const drop = (dropped: readonly ListedEdit[]) => api.drop(dropped.map(({ key }) => key));

  function item(conflict: (typeof conflicts)[number]) {
    const { key, edit, producto, state } = conflict;
    const { target, text: mine } = edit;
    const place = others.includes(producto) ? productoName(producto) : placeName(producto);
    const now = valueLabel(target, state.now);
    const base = valueLabel(target, state.base);
    const layer = layers.find((one) => targetKey(one.target) === targetKey(target))?.name ?? '';
    return (
      <Row as="li" key={key} className={styles.conflict} gap={[2, 4]} justify="between">
        <span>{t('conflict.item', { place, layer, base, now, mine })}</span>
        <Row as="span">
          <Button
            variant="secondary"
            aria-label={t('conflict.keepNamed', { mine, place })}
            onClick={() => api.keepMine([conflict])}
          >
            {t('conflict.keep', { mine })}
          </Button>
          <Button
            variant="secondary"
            aria-label={t('conflict.takeNamed', { now, place })}
            onClick={() => drop([conflict])}
          >
            {t('conflict.take', { now })}
          </Button>
        </Row>
      </Row>
    );
  }

  return (
    <Message
      tone="warning"
      title={t('conflict.title', { count: conflicts.length })}
      actions={
        conflicts.length > 1 && (
          <>
            <Button variant="secondary" onClick={() => api.keepMine(conflicts)}>
              {t('conflict.keepAll')}
            </Button>
            <Button variant="secondary" onClick={() => drop(conflicts)}>
              {t('conflict.takeAll')}
            </Button>
          </>
        )
      }
    >
      <p>{t('conflict.text')}</p>
      <ul>{conflicts.map(item)}</ul>
    </Message>
  );
}

/**
 * How much is typed and not saved, and the way to save or to drop it.
 *
 * @param notice of the last paste or fill
 * @param onReview says why if there is nothing to review
 */
export function SaveBar({
  api,
  notice,
  onReview,
}: {
  api: ValueEditsApi;
  notice: FormNotice | null;
  onReview: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const { edits, summary } = api;
  const counts = (['changed', 'invalid', 'conflicts'] as const)
    .filter((kind) => summary[kind].length > 0)
    .map((kind) => t(`bar.${kind}`, { count: summary[kind].length }));
  return (
    <Row as="section" className={styles.bar} data-foot="" gap={[2, 3]} aria-label={t('bar.label')}>
      <FormMessage message={notice} isAtSave={edits.size > 0} />
      <output className={styles.counts}>{counts.join(' · ') || t('bar.none')}</output>
      {edits.size > 0 && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('bar.discard')}
        </Button>
      )}
      <Button onClick={onReview}>{t('bar.review')}</Button>
      {isAsking && (
        <ConfirmDialog
          title={t('discard.title')}
          text={t('discard.text', { count: edits.size })}
          confirmLabel={t('discard.confirm')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            api.discard();
          }}
        />
      )}
    </Row>
  );
}
