import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '#i18n/useTranslation.ts';
import { showToast } from '#shared/ui/toast.ts';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { UNDO_MS } from '#state/cart/undo.ts';
import { useCart } from '#state/cart/useCart.ts';
import { CartRow } from './CartRow.tsx';
import styles from './CartTable.module.css';
import type { CartRowView } from './useCartRows.ts';

type Props = {
  rows: readonly CartRowView[];
  /** Called when the last line was removed, so that the focus needs another place. */
  onEmptied: () => void;
};

export function CartTable({ rows, onEmptied }: Props) {
  const { t } = useTranslation('cart');
  const { removeLine, restoreLine } = useCart();
  const body = useRef<HTMLTableSectionElement>(null);

  function remove({ index, line }: CartRowView) {
    flushSync(() => removeLine(index));
    const buttons = [...(body.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    const next = buttons[index] ?? buttons.at(-1);
    if (next) next.focus();
    else onEmptied();
    showToast(t('line.removed', { name: line.name }), {
      tone: 'info',
      durationMs: UNDO_MS,
      action: { label: t('line.undo'), onClick: () => restoreLine(index, line) },
    });
  }

  return (
    <table className={styles.table}>
      <VisuallyHidden as="caption">{t('title')}</VisuallyHidden>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{t('column.product')}</th>
          <th scope="col">{t('column.unitPrice')}</th>
          <th scope="col">{t('column.quantity')}</th>
          <th scope="col" className={styles.number}>
            {t('column.amount')}
          </th>
          <th scope="col">
            <VisuallyHidden>{t('column.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody className={styles.body} ref={body}>
        {rows.map((row) => (
          <CartRow key={row.key} row={row} onRemove={() => remove(row)} />
        ))}
      </tbody>
    </table>
  );
}
