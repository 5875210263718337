import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDown, ArrowUp, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { DELETE_HASH, EDIT_HASH } from '#config/staffHashes.ts';
import type { Familia } from '#domain/catalogue/catalogue.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import styles from './FamiliaRow.module.css';

type Props = {
  familia: Familia;
  isFirst: boolean;
  isLast: boolean;
  /** Swaps the row with the one above (-1) or below (1). */
  onStep: (step: -1 | 1) => void;
};

/** A row that its handle drags and its arrows move. */
export function FamiliaRow({ familia: { id, name, position }, isFirst, isLast, onStep }: Props) {
  const t = useStaffText('familias');
  const edit = useHashPopup(`${EDIT_HASH}${id}`);
  const remove = useHashPopup(`${DELETE_HASH}${id}`);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, ...sorting } =
    useSortable({ id, attributes: { roleDescription: t('drag.kind') } });

  const arrow = (step: -1 | 1, isAtEnd: boolean) => (
    <IconButton
      label={t(step < 0 ? 'row.up' : 'row.down', { name })}
      icon={step < 0 ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
      className={styles.arrow}
      // Not `disabled`: an arrow that has moved its row to the end keeps the focus.
      aria-disabled={isAtEnd}
      onClick={() => {
        if (!isAtEnd) onStep(step);
      }}
    />
  );

  return (
    <tr
      ref={setNodeRef}
      className={styles.row}
      data-dragging={sorting.isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition: sorting.transition }}
    >
      <td className={styles.handleCell}>
        <IconButton
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          label={t('row.drag', { name })}
          icon={<GripVertical aria-hidden="true" />}
          className={styles.handle}
        />
      </td>
      <td data-align="end">{id}</td>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      <td data-align="end">
        {position ?? (
          <>
            <span aria-hidden="true">–</span>
            <VisuallyHidden>{t('unnumbered')}</VisuallyHidden>
          </>
        )}
      </td>
      <td data-actions="" className={styles.actions}>
        {arrow(-1, isFirst)}
        {arrow(1, isLast)}
        <IconButton
          label={t('row.edit', { name })}
          icon={<Pencil aria-hidden="true" />}
          onClick={edit.open}
        />
        <IconButton
          label={t('row.delete', { name })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={remove.open}
        />
      </td>
    </tr>
  );
}
