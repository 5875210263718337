import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { cartReducer } from '#domain/cart/cart.ts';
import { useTranslation } from 'react-i18next';
import { showToast } from '#shared/ui/toast.ts';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { UNDO_MS } from '#state/cart/undo.ts';
import { useCart } from '#state/cart/useCart.ts';
import { useFittedChange } from '#state/cart/useFittedChange.ts';
import { CartRow } from './CartRow.tsx';
import styles from './CartTable.module.css';
import { GroupHeading } from './GroupHeading.tsx';
import type { CartGroup } from './useCartGroups.ts';
import type { CartRowView } from './useCartRows.ts';
import type { Elements } from '#shared/ui/Elements.ts';

type Props = {
  groups: readonly CartGroup[];
  /** Opens the table of a group; `null`: it has none. */
  tableButton: (group: CartGroup) => Elements;
  /** Called when the last line was removed, so that the focus needs another place. */
  onEmptied: () => void;
};

/** The lines by product; a product with one line needs no heading. */
export function CartTable({ groups, tableButton, onEmptied }: Props) {
  const { t } = useTranslation('cart');
  const { removeLine } = useCart();
  const change = useFittedChange();
  const table = useRef<HTMLTableElement>(null);

  function remove(row: CartRowView) {
    const { index, line } = row;
    // The rows stand in another order than the lines of the cart.
    const place = groups.flatMap(({ rows }) => rows).indexOf(row);
    flushSync(() => removeLine(index));
    const buttons = [...(table.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    const next = buttons[place] ?? buttons.at(-1);
    if (next) next.focus();
    else onEmptied();
    showToast(t('line.removed', { name: line.name }), {
      tone: 'info',
      durationMs: UNDO_MS,
      action: {
        label: t('line.undo'),
        onClick: () =>
          change((cart) => cartReducer(cart, { type: 'lineRestored', index, line }), true),
      },
    });
  }

  return (
    <table className={styles.table} ref={table}>
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
      {groups.map((group) => {
        const button = tableButton(group);
        const isAlone = group.rows.length === 1;
        return (
          <tbody className={styles.body} key={group.subfamiliaId}>
            {!isAlone && <GroupHeading group={group} tableButton={button} />}
            {group.rows.map((row) => (
              <CartRow
                key={row.key}
                row={row}
                tableButton={isAlone ? button : null}
                onRemove={() => remove(row)}
              />
            ))}
          </tbody>
        );
      })}
    </table>
  );
}
