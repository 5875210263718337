import { Table2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '#config/paths.ts';
import { restoreLine } from '#domain/cart/changeLines.ts';
import { CART_SORTS, groupLines, parseCartSort, type LineGroup } from '#domain/cart/groupLines.ts';
import { formatColones } from '#domain/prices/money.ts';
import { useCartTexts } from '#i18n/es/cart.ts';
import { lazyCode } from '#lib/lazyCode.ts';
import { tabStorage } from '#lib/storage.ts';
import { CART_SORT_KEY } from '#state/cart/cartCodec.ts';
import { useCart } from '#state/cart/useCart.ts';
import { useUndoToast } from '#state/cart/useCartChanges.ts';
import { Button } from '#ui/action/Button.tsx';
import { Link } from '#ui/action/Link.tsx';
import { classNames } from '#ui/classNames.ts';
import type { Elements } from '#ui/Elements.ts';
import { SelectField } from '#ui/form/SelectField.tsx';
import { useLater } from '#ui/hooks/useLater.ts';
import { useStateOf } from '#ui/hooks/useStateOf.ts';
import { showToast } from '#ui/message/toast.ts';
import { Row } from '#ui/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { CartRow } from './CartRow.tsx';
import type { CartRowView } from './useCartRows.ts';
import type { EditedProduct } from './useTableUnits.ts';
import cards from '#ui/table/CardTable.module.css';
import styles from './CartTable.module.css';

const tableEdit = lazyCode(async () => (await import('./TableEditDialog.tsx')).TableEditDialog);

type CartGroup = LineGroup<CartRowView>;

type Props = { rows: readonly CartRowView[] };

/**
 * Shows the lines grouped by product, the field that sorts them, and the popup that edits the lines of a product in
 * a table of colours and sizes. A product with one line has no heading.
 */
export function CartTable({ rows }: Props) {
  const t = useCartTexts();
  const { removeLine } = useCart();
  const showUndo = useUndoToast();
  const { groups, sort, chooseSort } = useCartGroups(rows);
  const box = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<EditedProduct | null>(null);
  const { part: TableEdit } = useLater(tableEdit, edited !== null, () => {
    setEdited(null);
    showToast(t('table.codeFailed'), { tone: 'error' });
  });

  function remove(row: CartRowView) {
    const { index, line } = row;
    // The order of the rows differs from the order of the lines in the cart.
    const place = groups.flatMap((group) => group.rows).indexOf(row);
    flushSync(() => removeLine(index));
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    (buttons[place] ?? buttons.at(-1))?.focus();
    const text = t('line.removed', { name: line.name });
    showUndo(text, 'info', (cart) => restoreLine(cart, line, index));
  }

  /** Closes the popup, and moves the focus to its button. @param change changes the cart in the same render */
  function closeTable(change?: () => void) {
    flushSync(() => {
      change?.();
      setEdited(null);
    });
    if (document.activeElement !== document.body) return;
    const opener = `[data-table-of="${edited?.subfamiliaId}"]`;
    box.current?.querySelector<HTMLElement>(opener)?.focus();
  }

  function tableButton({ subfamiliaId, name, rows: lines }: CartGroup): Elements {
    const hasVariants =
      lines.length > 1 || lines[0].line.colorId !== null || lines[0].line.tallaId !== null;
    if (!hasVariants) return null;
    return (
      <Button
        className={styles.action}
        variant="quiet"
        icon={<Table2 />}
        data-table-of={subfamiliaId}
        aria-label={t('table.editNamed', { name })}
        busy={TableEdit === null && edited?.subfamiliaId === subfamiliaId}
        onClick={() => setEdited({ subfamiliaId, name })}
      >
        {t('table.edit')}
      </Button>
    );
  }

  return (
    <>
      {rows.length > 1 && (
        <SelectField
          className={styles.sort}
          label={t('sort.label')}
          name="orden"
          value={sort}
          onInput={({ currentTarget }) => chooseSort(currentTarget.value)}
          options={CART_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        />
      )}
      <div ref={box}>
        <table className={classNames(cards.table, styles.table)}>
          <VisuallyHidden as="caption">{t('title')}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{t('column.product')}</th>
              <th scope="col">{t('column.unitPrice')}</th>
              <th scope="col">{t('column.quantity')}</th>
              <th scope="col">{t('column.amount')}</th>
              <th scope="col">
                <VisuallyHidden>{t('column.actions')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          {groups.map((group) => {
            const button = tableButton(group);
            const isAlone = group.rows.length === 1;
            return (
              <tbody key={group.subfamiliaId}>
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
      </div>
      {TableEdit && edited && <TableEdit {...edited} onClose={closeTable} />}
    </>
  );
}

/** Groups the rows by subfamilia and sorts them. It reads the tab's storage, so built documents must not render it. */
function useCartGroups(rows: readonly CartRowView[]) {
  const [sort, setSort] = useState(() => parseCartSort(tabStorage.read(CART_SORT_KEY)));
  const groups = groupLines(rows, sort);
  const ids = groups.map(({ subfamiliaId }) => subfamiliaId);
  // Groups keep their order while a quantity is typed: a group that moved up or down would jump away.
  const [order] = useStateOf(`${sort} ${ids.toSorted((a, b) => a - b).join()}`, ids);
  const place = ({ subfamiliaId }: CartGroup) => order.indexOf(subfamiliaId);
  return {
    groups: groups.toSorted((a, b) => place(a) - place(b)),
    sort,
    chooseSort: (chosen: string) => {
      tabStorage.write(CART_SORT_KEY, chosen);
      setSort(parseCartSort(chosen));
    },
  };
}

function GroupHeading({ group, tableButton }: { group: CartGroup; tableButton: Elements }) {
  const t = useCartTexts();
  return (
    <tr className={styles.headingRow}>
      <th className={styles.heading} scope="rowgroup" colSpan={5}>
        <Row className={styles.headingParts} gap={[0, 4]}>
          <Link
            className={classNames(cards.name, styles.groupName)}
            to={paths.product(group.subfamiliaId)}
          >
            {group.name}
          </Link>
          <Row as="span" className={styles.figures} gap={[0, 4]}>
            <span>{t('units', { count: group.units })}</span>
            <span>{t('line.subtotal', { amount: formatColones(group.subtotal) })}</span>
          </Row>
          {tableButton}
        </Row>
      </th>
    </tr>
  );
}
