import { formatColones } from '#domain/prices/money.ts';
import { unitPrice } from '#domain/prices/pricing.ts';
import { priceChange, type LinePlan } from '#domain/order/receive/takeStock.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Tag } from '#shared/ui/Tag.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { includeLine, orderUnits } from './lineDecisions.ts';
import styles from './LineRow.module.css';
import { TakeCell } from './TakeCell.tsx';
import { UnitsInput } from './UnitsInput.tsx';
import type { ReceiveOrder } from './useReceiveOrder.ts';

/** A line whose producto the shop has: what is wanted, what it costs, and from where it is taken. */
export function LineRow({ plan, api }: { plan: LinePlan; api: ReceiveOrder }) {
  const t = useStaffText('order');
  const { line, producto, wanted, isIncluded, short } = plan;
  const { decisions, decide } = api;
  const { id, code, colorName, tallaId, prices } = producto;
  const name = [code, colorName, tallaId].filter(Boolean).join(' ');
  const price = unitPrice(prices, wanted);
  const change = priceChange(line);
  const isStarted = decisions.jobIds.length > 0;
  // Units that are out are those of this producto.
  const isTaken = (decisions.taken?.[id] ?? 0) > 0;

  return (
    <tr className={styles.row} data-included={isIncluded}>
      <td className={styles.include}>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isIncluded}
            aria-label={t('table.includeLine', { name })}
            onChange={({ target }) => decide(includeLine(decisions, plan, target.checked))}
          />
        </label>
      </td>
      <th scope="row" className={styles.code}>
        {code}
      </th>
      <td className={styles.name}>
        <span>{producto.name}</span>
        {!isTaken &&
          line.choices.map((choice) => <ChoiceField key={choice.key} choice={choice} api={api} />)}
      </td>
      <td data-label={t('table.color')}>{colorName ?? t('table.none')}</td>
      <td data-label={t('table.talla')}>{tallaId ?? t('table.none')}</td>
      <td data-align="end" data-label={t('table.ordered')}>
        {isStarted ? (
          wanted
        ) : (
          <UnitsInput
            label={t('table.orderedOf', { name })}
            value={wanted}
            min={1}
            onChange={(units) => decide(orderUnits(decisions, plan, units))}
          />
        )}
      </td>
      <td data-align="end" data-label={t('table.price')}>
        <span>{price === null ? t('table.noPrice') : formatColones(price)}</span>
        {change !== null && (
          <span className={styles.change}>
            {t('table.priceChange', { price: formatColones(change.before) })}
          </span>
        )}
      </td>
      <td data-align="end" data-label={t('table.total')}>
        {price === null ? t('table.none') : formatColones(price * wanted)}
      </td>
      {api.bodegas.map((bodega) => (
        <TakeCell key={bodega.id} plan={plan} bodega={bodega} name={name} api={api} />
      ))}
      <td className={styles.short}>
        {short > 0 && <Tag tone="warning">{t('table.missing', { count: short })}</Tag>}
      </td>
    </tr>
  );
}
