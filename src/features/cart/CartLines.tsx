import { Table2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { CartSortSelect } from './CartSortSelect.tsx';
import { CartTable } from './CartTable.tsx';
import styles from './LineAction.module.css';
import { useCartGroups, type CartGroup } from './useCartGroups.ts';
import type { CartRowView } from './useCartRows.ts';
import { useTableEdit } from './useTableEdit.ts';
import type { Elements } from '#shared/ui/Elements.ts';

type Props = {
  rows: readonly CartRowView[];
  /** Called when what had the focus is gone, so that the focus needs another place. */
  onEmptied: () => void;
};

/** The lines by product, their order, and the table in which those of one product are edited. */
export function CartLines({ rows, onEmptied }: Props) {
  const { t } = useTranslation('cart');
  const { groups, sort, chooseSort } = useCartGroups(rows);
  const box = useRef<HTMLDivElement>(null);
  const edit = useTableEdit((subfamiliaId) => {
    const button = box.current?.querySelector<HTMLElement>(`[data-table-of="${subfamiliaId}"]`);
    if (button) button.focus();
    else onEmptied();
  });
  const { opened } = edit;

  function tableButton({ subfamiliaId, name, rows: lines }: CartGroup): Elements {
    const hasVariants =
      lines.length > 1 || lines[0].line.colorId !== null || lines[0].line.tallaId !== null;
    if (!hasVariants) return null;
    return (
      <Button
        className={styles.action}
        variant="quiet"
        icon={<Table2 aria-hidden="true" />}
        data-table-of={subfamiliaId}
        aria-label={t('table.editNamed', { name })}
        busy={edit.loadingId === subfamiliaId}
        onClick={() => void edit.open({ subfamiliaId, name })}
      >
        {t('table.edit')}
      </Button>
    );
  }

  return (
    <>
      {rows.length > 1 && <CartSortSelect value={sort} onChange={chooseSort} />}
      <div ref={box}>
        <CartTable groups={groups} tableButton={tableButton} onEmptied={onEmptied} />
      </div>
      {opened && <opened.Dialog {...opened.product} onClose={edit.close} />}
    </>
  );
}
