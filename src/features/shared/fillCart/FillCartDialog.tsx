import { useQuery } from '@tanstack/react-query';
import { lineFactsQuery } from '#data/productos/lineFacts.ts';
import { countUnits, type LineFactsById } from '#domain/cart/cart.ts';
import { offerLines, type Offer, type WantedLines } from '#domain/cart/reconcile.ts';
import { cartTotals } from '#domain/order/orderTable.ts';
import { formatColones } from '#domain/prices/money.ts';
import { useCartTexts } from '#i18n/es/cart.ts';
import { useCommonTexts } from '#i18n/es/common.ts';
import { hasFailed } from '#lib/hasFailed.ts';
import { useCart } from '#state/cart/useCart.ts';
import { useOrderInFlight } from '#state/order/checkoutStore.ts';
import { Button } from '#ui/action/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { ErrorState } from '#ui/message/ErrorState.tsx';
import { Message } from '#ui/message/Message.tsx';
import { Skeleton } from '#ui/message/Skeleton.tsx';
import { Note, Row, Stack } from '#ui/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { LineChanges } from '../lines/LineChanges.tsx';
import { SummaryLines } from '../lines/SummaryLines.tsx';
import { useFillCart, type FillWay } from './useFillCart.ts';
import styles from './FillCartDialog.module.css';

type Props = {
  title: string;
  /** Text above the lines that says what they are. */
  intro: string;
  wanted: WantedLines;
  /** Number of parts of a link that were not understood. */
  unread?: number;
  /** Runs when the shopper closes the popup without putting lines into the cart. */
  onCancel: () => void;
  /** Runs after the lines were put into the cart. */
  onFilled: () => void;
};

/**
 * Popup that offers lines for the cart, with current prices and stock. Lists which lines have changed, no longer
 * exist or exceed the stock. @see docs/rules.md#shared-carts
 */
export function FillCartDialog({ title, intro, wanted, unread = 0, onCancel, onFilled }: Props) {
  const t = useCartTexts();
  const tCommon = useCommonTexts();
  const { count } = useCart();
  const fillCart = useFillCart();
  const inFlight = useOrderInFlight();
  const ids = [...new Set(wanted.map(({ productoId }) => productoId))];
  const query = useQuery({ ...lineFactsQuery(ids), enabled: ids.length > 0 });
  const { data, isFetchedAfterMount, refetch } = query;
  const isFailed = hasFailed(query);

  // Waits for a fresh read: cached prices may be old, and the cart would charge them.
  const freshFacts = isFetchedAfterMount ? data : undefined;
  const facts: LineFactsById | undefined = ids.length === 0 ? new Map() : freshFacts;
  const offer = facts && !isFailed ? offerLines(wanted, facts) : null;
  const canFill = offer !== null && offer.lines.length > 0;

  function fill(way: FillWay) {
    if (!offer || !facts) return;
    fillCart(way, offer.lines, facts);
    onFilled();
  }

  return (
    <Dialog
      size="lg"
      title={title}
      onClose={onCancel}
      footer={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {canFill ? t('cancel') : tCommon('close')}
          </Button>
          {canFill && count > 0 && inFlight === null && (
            <Button variant="secondary" onClick={() => fill('replace')}>
              {t('fill.replace')}
            </Button>
          )}
          {canFill && (
            <Button variant="sell" onClick={() => fill('add')}>
              {t(count > 0 ? 'fill.add' : 'fill.put')}
            </Button>
          )}
        </>
      }
    >
      {offer !== null && <OfferView intro={intro} offer={offer} unread={unread} inCart={count} />}
      {canFill && inFlight !== null && (
        <Message tone="info">{t('fill.inFlight', { reference: inFlight })}</Message>
      )}
      {offer === null && isFailed && (
        <ErrorState
          title={t('fill.failed')}
          detail={t('fill.failedDetail')}
          onRetry={() => void refetch()}
        />
      )}
      {offer === null && !isFailed && (
        <>
          <VisuallyHidden as="output">{t('fill.reading')}</VisuallyHidden>
          <Skeleton height="12rem" />
        </>
      )}
    </Dialog>
  );
}

type OfferProps = Required<Pick<Props, 'intro' | 'unread'>> & {
  offer: Offer;
  /** Units that the cart already has. */
  inCart: number;
};

/** Lists the lines that the cart can take, their total, and the lines that it cannot take. */
function OfferView({ intro, offer, unread, inCart }: OfferProps) {
  const t = useCartTexts();
  const { lines, changes, unknown } = offer;
  const hasNews = changes.length > 0 || unknown > 0 || unread > 0;
  return (
    <Stack gap={4}>
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
          <Row className={styles.total} gap={[1, 4]} justify="between">
            <span>{t('fill.total', { count: countUnits(lines) })}</span>
            <strong>{formatColones(cartTotals(lines).total)}</strong>
          </Row>
          {inCart > 0 && <Note>{t('fill.inCart', { count: inCart })}</Note>}
        </>
      )}
    </Stack>
  );
}
