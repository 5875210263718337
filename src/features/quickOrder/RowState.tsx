import { useTranslation } from '#i18n/useTranslation.ts';
import type { OrderEntry, OrderState } from '#domain/quickOrder/checkOrder.ts';
import { Tag } from '#shared/ui/Tag.tsx';
import styles from './RowState.module.css';

const TONES = {
  ready: 'success',
  unread: 'neutral',
  unknown: 'danger',
  badQuantity: 'danger',
  several: 'warning',
  soldOut: 'danger',
  allInCart: 'warning',
  noPrice: 'danger',
  cartFull: 'warning',
} as const satisfies Record<OrderState['kind'], string>;

/** What else the shopper should know about a line. */
function useNotes({ state, numbers, typedQuantity, wanted }: OrderEntry): string[] {
  const { t, language } = useTranslation('quickOrder');
  const notes: string[] = [];
  if (state.kind === 'badQuantity') notes.push(t('help.badQuantity', { typed: typedQuantity }));
  if (state.kind === 'allInCart' || state.kind === 'noPrice' || state.kind === 'cartFull') {
    notes.push(t(`help.${state.kind}`));
  }
  if (state.kind === 'ready') {
    if (state.isCut) notes.push(t('line.wanted', { count: wanted }));
    if (state.inCart > 0) notes.push(t('line.inCart', { count: state.inCart }));
  }
  if (numbers.length > 1) {
    const lines = new Intl.ListFormat(language).format(numbers.map(String));
    notes.push(t('line.joined', { lines }));
  }
  return notes;
}

/** Whether a line can be added, and why not. */
export function RowState({ entry, isReading }: { entry: OrderEntry; isReading: boolean }) {
  const { t } = useTranslation('quickOrder');
  const notes = useNotes(entry);
  const { state } = entry;
  const isCut = state.kind === 'ready' && state.isCut;
  return (
    <div className={styles.state}>
      <Tag tone={isCut ? 'warning' : TONES[state.kind]}>
        {isReading
          ? t('checking')
          : isCut
            ? t('state.cut', { count: state.quantity })
            : t(`state.${state.kind}`)}
      </Tag>
      {notes.map((note) => (
        <p className={styles.note} key={note}>
          {note}
        </p>
      ))}
    </div>
  );
}
