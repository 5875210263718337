import { useTranslation } from 'react-i18next';
import { countUnits } from '#domain/cart/cart.ts';
import { cartTotals } from '#domain/cart/cartTotals.ts';
import type { Offer } from '#domain/cart/offerLines.ts';
import { formatColones } from '#domain/prices/money.ts';
import { Message } from '#shared/ui/Message.tsx';
import { LineChanges } from '../lines/LineChanges.tsx';
import { SummaryLines } from '../lines/SummaryLines.tsx';
import styles from './OfferView.module.css';

type Props = {
  intro: string;
  offer: Offer;
  /** Parts of a link that were not understood. */
  unread: number;
  /** Units that the cart already has. */
  inCart: number;
};

/** The lines that a cart can take, their total, and what it cannot take. */
export function OfferView({ intro, offer, unread, inCart }: Props) {
  const { t } = useTranslation('cart');
  const { lines, changes, unknown } = offer;
  const hasNews = changes.length > 0 || unknown > 0 || unread > 0;
  return (
    <div className={styles.offer}>
      <p>{lines.length > 0 ? intro : t('fill.nothing')}</p>
      {hasNews && (
        <Message tone="warning" live="polite" title={t('fill.changedTitle')}>
          <LineChanges changes={changes}>
            {unknown > 0 && <li>{t('fill.unknown', { count: unknown })}</li>}
            {unread > 0 && <li>{t('fill.unread')}</li>}
          </LineChanges>
        </Message>
      )}
      {lines.length > 0 && (
        <>
          <SummaryLines lines={lines} />
          <p className={styles.total}>
            <span>{t('fill.total', { count: countUnits(lines) })}</span>
            <strong>{formatColones(cartTotals(lines).total)}</strong>
          </p>
          {inCart > 0 && <p className={styles.note}>{t('fill.inCart', { count: inCart })}</p>}
        </>
      )}
    </div>
  );
}
