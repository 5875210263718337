import { getFixedT } from 'i18next';
import { useQuery } from '@tanstack/react-query';
import { pedidoQueries } from '#data/pedidos/queries.ts';
import { type LinePlan, type Pedido, planLines, priceToday } from '#domain/order/inbox.ts';
import { formatColones } from '#domain/prices/money.ts';
import { formatCount } from '#i18n/formatCount.ts';
import { Tag } from '#shared/ui/Tag.tsx';
import { RetryMessage } from '../shared/RetryMessage.tsx';
import { lineName } from './orderLook.ts';
import styles from './OrderLines.module.css';
import { useBodegas } from './TakeStock.tsx';

const t = getFixedT('es', 'pedidos');

/** What was ordered at which price, beside the price and the stock of today. */
export function OrderLines({ pedido: { lines, total, units, change } }: { pedido: Pedido }) {
  const productos = useQuery(pedidoQueries.productos(lines.map(({ productoId }) => productoId)));
  const { bodegas, error, refetch } = useBodegas();
  const isRead = productos.data !== undefined && bodegas !== undefined;
  const ids = bodegas?.map(({ id }) => id) ?? [];
  const plans = planLines(lines, productos.data ?? new Map(), ids);
  return (
    <div className={styles.section}>
      <h2 className={styles.title}>{t('lines.title')}</h2>
      <RetryMessage
        tone="error"
        title={t('lines.failed')}
        error={productos.error ?? error}
        onRetry={() => {
          void productos.refetch();
          void refetch();
        }}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only a focused area scrolls by keyboard */}
      <section className={styles.frame} aria-label={t('lines.title')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('lines.product')}</th>
              <th scope="col">{t('lines.quantity')}</th>
              <th scope="col">{t('lines.stock')}</th>
              <th scope="col">{t('lines.price')}</th>
              <th scope="col">{t('lines.today')}</th>
              <th scope="col">{t('lines.total')}</th>
            </tr>
          </thead>
          <tbody>
            {plans.map((plan, index) => (
              <Row key={index} plan={plan} isRead={isRead} isTaken={change !== null} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('lines.totals')}</th>
              <td data-label={t('lines.quantity')}>{formatCount(units)}</td>
              <td data-label={t('lines.total')} colSpan={4}>
                {formatColones(total)}
              </td>
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  );
}

function Row({ plan, isRead, isTaken }: { plan: LinePlan; isRead: boolean; isTaken: boolean }) {
  const { line, producto, short } = plan;
  const today = producto && priceToday(line, producto.prices);
  const priceText = (price: number | null) =>
    price === null ? t('lines.onRequest') : formatColones(price);
  const stock = producto && [...producto.stock.values()].reduce((sum, held) => sum + held, 0);
  return (
    <tr>
      <th scope="row">
        <span className={styles.code}>{lineName(line)}</span> <span>{line.name}</span>
        {line.note !== null && (
          <span className={styles.note}>{t('lines.note', { note: line.note })}</span>
        )}
      </th>
      <td data-label={t('lines.quantity')}>{formatCount(line.quantity)}</td>
      <td data-label={t('lines.stock')}>
        {stock !== null && <span>{formatCount(stock)}</span>}{' '}
        {isRead && producto === null && <Tag tone="danger">{t('lines.gone')}</Tag>}
        {isRead && !isTaken && producto !== null && short > 0 && (
          <Tag tone="warning">{t('lines.short', { count: short })}</Tag>
        )}
      </td>
      <td data-label={t('lines.price')}>{priceText(line.price)}</td>
      <td data-label={t('lines.today')} data-other={today?.isOther}>
        {today && <span>{priceText(today.price)}</span>}
        {today?.isOther && <span className={styles.note}>{t('lines.other')}</span>}
      </td>
      <td data-label={t('lines.total')}>
        {line.price === null ? t('lines.onRequest') : formatColones(line.price * line.quantity)}
      </td>
    </tr>
  );
}
