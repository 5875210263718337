import { useQuery } from '@tanstack/react-query';
import { pedidoQueries } from '#data/pedidos/staff/queries.ts';
import { formatColones } from '#domain/prices/money.ts';
import { lineName, type Pedido, planLines, priceToday } from '#domain/staff/pedidos/pedido.ts';
import { groupDigits } from '#domain/text/groupDigits.ts';
import { t } from '#i18n/es/staff/pedidos.ts';
import { Heading, Stack } from '#ui/Stack.tsx';
import { Tag } from '#ui/Tag.tsx';
import { RetryMessage, retryOf } from '../shared/screen/ReadFailed.tsx';
import { StaffTable } from '../shared/table/StaffTable.tsx';
import styles from './Order.module.css';

const WIDE_COLUMNS = ['stock', 'price', 'today'] as const;
const COLUMNS = [
  { key: 'product', label: t('lines.product') },
  { key: 'quantity', label: t('lines.quantity'), isNumber: true },
  ...WIDE_COLUMNS.map((key) => ({ key, label: t(`lines.${key}`), isNumber: true, isWide: true })),
  { key: 'total', label: t('lines.total'), isNumber: true },
];

const priceText = (price: number | null) =>
  price === null ? t('lines.onRequest') : formatColones(price);

export function OrderLines({ pedido: { lines, total, units, stockChangeId } }: { pedido: Pedido }) {
  const ids = lines.map(({ productoId }) => productoId);
  const productos = useQuery(pedidoQueries.productos(ids));
  const rows = planLines(lines, productos.data ?? new Map()).map(
    ({ line, producto, short }, index) => {
      const today = producto && priceToday(line, producto.prices);
      const cells = {
        stock: (
          <>
            {producto && (
              <span>{groupDigits([...producto.stock.values()].reduce((a, b) => a + b, 0))}</span>
            )}{' '}
            {productos.data && producto === null && <Tag tone="danger">{t('lines.gone')}</Tag>}
            {producto && stockChangeId === null && short > 0 && (
              <Tag tone="warning">{t('lines.short', { count: short })}</Tag>
            )}
          </>
        ),
        price: priceText(line.price),
        today: today && (
          <>
            <span>{priceText(today.price)}</span>{' '}
            {today.isOther && <Tag tone="warning">{t('lines.other')}</Tag>}
          </>
        ),
      };
      return (
        <tr key={index}>
          <th scope="row" data-start="" className={styles.product}>
            <strong>{lineName(line)}</strong> <span>{line.name}</span>
            {line.note !== null && <small>{t('lines.note', { note: line.note })}</small>}
            <span data-narrow="">
              {WIDE_COLUMNS.map((key) => (
                <span key={key}>
                  <span>{t(`lines.${key}`)}</span> <span>{cells[key]}</span>
                </span>
              ))}
            </span>
          </th>
          <td data-align="end">{groupDigits(line.quantity)}</td>
          {WIDE_COLUMNS.map((key) => (
            <td key={key} data-wide="" data-align="end">
              {cells[key]}
            </td>
          ))}
          <td data-align="end">{priceText(line.price && line.price * line.quantity)}</td>
        </tr>
      );
    },
  );
  return (
    <Stack>
      <Heading>{t('lines.title')}</Heading>
      <RetryMessage title={t('lines.failed')} {...retryOf(productos)} />
      <StaffTable
        label={t('lines.title')}
        loadingText={t('loading')}
        columns={COLUMNS}
        rows={[
          ...rows,
          <tr key="total" className={styles.totals}>
            <th scope="row" data-start="">
              {t('lines.totals')}
            </th>
            <td data-align="end">{groupDigits(units)}</td>
            <td data-wide="" colSpan={3}>
              {null}
            </td>
            <td data-align="end">{formatColones(total)}</td>
          </tr>,
        ]}
      />
    </Stack>
  );
}
