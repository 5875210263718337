import { getFixedT } from 'i18next';
import { useQuery } from '@tanstack/react-query';
import { pedidoQueries } from '#data/pedidos/queries.ts';
import {
  lineName,
  type LinePlan,
  type Pedido,
  planLines,
  priceToday,
} from '#domain/order/inbox.ts';
import { formatColones } from '#domain/prices/money.ts';
import { formatCount } from '#i18n/formatCount.ts';
import { Tag } from '#shared/ui/Tag.tsx';
import { RetryMessage } from '../shared/RetryMessage.tsx';
import { Stack, Text } from '../shared/Stack.tsx';
import styles from './Order.module.css';

const t = getFixedT('es', 'pedidos');

/** Ordered units and prices, beside the price and the stock of today. */
export function OrderLines({ pedido: { lines, total, units, change } }: { pedido: Pedido }) {
  const ids = lines.map(({ productoId }) => productoId);
  const { data: productos, error, refetch } = useQuery(pedidoQueries.productos(ids));
  return (
    <Stack>
      <Text as="h2" size="lg" weight="semibold">
        {t('lines.title')}
      </Text>
      <RetryMessage
        tone="error"
        title={t('lines.failed')}
        error={error}
        onRetry={() => void refetch()}
      />
      <table className={styles.table} aria-label={t('lines.title')}>
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
          {planLines(lines, productos ?? new Map()).map((plan, index) => (
            <Line
              key={index}
              plan={plan}
              isRead={productos !== undefined}
              isTaken={change !== null}
            />
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
    </Stack>
  );
}

function Line({ plan, isRead, isTaken }: { plan: LinePlan; isRead: boolean; isTaken: boolean }) {
  const { line, producto, short } = plan;
  const today = producto && priceToday(line, producto.prices);
  const priceText = (price: number | null) =>
    price === null ? t('lines.onRequest') : formatColones(price);
  const stock = producto && [...producto.stock.values()].reduce((sum, held) => sum + held, 0);
  return (
    <tr>
      <th scope="row">
        <strong>{lineName(line)}</strong> <span>{line.name}</span>
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
      <td data-label={t('lines.total')}>{priceText(line.price && line.price * line.quantity)}</td>
    </tr>
  );
}
