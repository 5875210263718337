import type { LinePlan } from '#domain/order/receive/takeStock.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { takeFrom } from './lineDecisions.ts';
import styles from './LineRow.module.css';
import { UnitsInput } from './UnitsInput.tsx';
import type { ReceiveOrder } from './useReceiveOrder.ts';

type Props = {
  plan: LinePlan;
  bodega: ReceiveOrder['bodegas'][number];
  /** Names the line. */
  name: string;
  api: ReceiveOrder;
};

/** The units that a line takes from a warehouse, of those that are there. */
export function TakeCell({ plan, bodega, name, api }: Props) {
  const t = useStaffText('order');
  const { producto, takes, isIncluded } = plan;
  const { decisions, decide } = api;
  const stock = producto.stock.get(bodega.id) ?? 0;

  return (
    <td data-align="end" data-label={t('table.bodega', { bodega: bodega.name })}>
      <span className={styles.take}>
        {isIncluded && stock > 0 && (
          <UnitsInput
            label={t('table.takeOf', { name, bodega: bodega.name })}
            value={takes.get(bodega.id) ?? 0}
            min={0}
            onChange={(units) => decide(takeFrom(decisions, plan, bodega.id, units))}
          />
        )}
        <span className={styles.stock}>{t('table.stock', { count: stock })}</span>
      </span>
    </td>
  );
}
