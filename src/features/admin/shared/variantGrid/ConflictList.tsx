import { getFixedT } from 'i18next';
import type { ValueProducto } from '#domain/grid/valueCells.ts';
import type { ListedEdit } from '#domain/grid/valueEdits.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import type { ValueEditsApi } from './useValueEdits.ts';
import { useValueTexts } from './useValueTexts.ts';
import styles from './VariantValues.module.css';

const t = getFixedT('es', 'stock');

type Props = {
  readonly api: ValueEditsApi;
  /** Productos that have no cell of their own, which a colour and a size do not name. */
  readonly others: readonly ValueProducto[];
};

/** The cells that somebody else changed as well, in all layers: each is decided here. */
export function ConflictList({ api, others }: Props) {
  const texts = useValueTexts();
  const { conflicts } = api.summary;
  if (conflicts.length === 0) return null;
  const keys = conflicts.map(({ key }) => key);

  function item({ key, edit, producto, state }: ListedEdit) {
    if (state.kind !== 'conflict') return null;
    const { target, text: mine } = edit;
    const place = others.includes(producto)
      ? texts.productoName(producto)
      : texts.placeName(producto);
    const now = texts.shown(target, state.now);
    const base = texts.shown(target, state.base);
    const layer = texts.layerName(target);
    return (
      <li key={key} className={styles.conflict}>
        <span>{t('conflict.item', { place, layer, base, now, mine })}</span>
        <span className={styles.choice}>
          <Button
            variant="secondary"
            aria-label={t('conflict.keepNamed', { mine, place })}
            onClick={() => api.keepMine([key])}
          >
            {t('conflict.keep', { mine })}
          </Button>
          <Button
            variant="secondary"
            aria-label={t('conflict.takeNamed', { now, place })}
            onClick={() => api.drop([key])}
          >
            {t('conflict.take', { now })}
          </Button>
        </span>
      </li>
    );
  }

  return (
    <Message
      tone="warning"
      title={t('conflict.title', { count: conflicts.length })}
      actions={
        conflicts.length > 1 && (
          <>
            <Button variant="secondary" onClick={() => api.keepMine(keys)}>
              {t('conflict.keepAll')}
            </Button>
            <Button variant="secondary" onClick={() => api.drop(keys)}>
              {t('conflict.takeAll')}
            </Button>
          </>
        )
      }
    >
      <p>{t('conflict.text')}</p>
      <ul className={styles.conflicts}>{conflicts.map(item)}</ul>
    </Message>
  );
}
