import { useStaffText } from '#i18n/useStaffText.ts';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { LineRow } from './LineRow.tsx';
import styles from './LinesTable.module.css';
import { UnknownRow } from './UnknownRow.tsx';
import type { ReceiveOrder } from './useReceiveOrder.ts';

/** The lines of the order with live prices and stock. */
export function LinesTable({ api }: { api: ReceiveOrder }) {
  const t = useStaffText('order');
  const { lines, plans, bodegas, isChecking } = api;
  if (isChecking && lines.every(({ producto }) => producto === null)) {
    return <output>{t('loading')}</output>;
  }
  if (lines.length > 0 && plans.length === 0 && lines.every(({ producto }) => producto !== null)) {
    const isKnown = Object.keys(api.decisions.unsure).length === 0;
    return <p>{t(isKnown ? 'job.complete' : 'job.nothingLeft')}</p>;
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only a focused area scrolls by keyboard
    <section className={styles.frame} aria-label={t('table.label')} tabIndex={0}>
      <table className={styles.table} aria-busy={isChecking}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('table.include')}</VisuallyHidden>
            </th>
            <th scope="col">{t('table.code')}</th>
            <th scope="col">{t('table.product')}</th>
            <th scope="col">{t('table.color')}</th>
            <th scope="col">{t('table.talla')}</th>
            <th scope="col" data-align="end">
              {t('table.ordered')}
            </th>
            <th scope="col" data-align="end">
              {t('table.price')}
            </th>
            <th scope="col" data-align="end">
              {t('table.total')}
            </th>
            {bodegas.map(({ id, name }) => (
              <th key={id} scope="col" data-align="end">
                {t('table.bodega', { bodega: name })}
              </th>
            ))}
            <th scope="col">{t('table.short')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const plan = plans.find(({ producto }) => producto.id === line.producto?.id);
            if (plan !== undefined) return <LineRow key={line.key} plan={plan} api={api} />;
            if (line.producto !== null) return null;
            return <UnknownRow key={line.key} line={line} api={api} />;
          })}
        </tbody>
      </table>
    </section>
  );
}
