import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { memo, useCallback, type RefCallback } from 'react';
import type { Familia } from '#domain/catalogue/catalogue.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import { FamiliaActions, type FamiliaActionsProps } from './FamiliaActions.tsx';
import { FamiliaCells } from './FamiliaCells.tsx';
import styles from './FamiliaRow.module.css';

type Props = FamiliaActionsProps & {
  familia: Familia;
  watch: RefCallback<HTMLTableRowElement> | undefined;
};

/** A row that its handle drags and its arrows move. */
export const FamiliaRow = memo(function FamiliaRow({ familia, watch, ...actions }: Props) {
  const { id, name } = familia;
  const t = useStaffText('familias');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, ...sorting } =
    useSortable({ id, attributes: { roleDescription: t('drag.kind') } });
  const ref = useCallback(
    (row: HTMLTableRowElement | null) => {
      setNodeRef(row);
      const unwatch = watch?.(row);
      return () => {
        setNodeRef(null);
        unwatch?.();
      };
    },
    [setNodeRef, watch],
  );
  return (
    <tr
      ref={ref}
      className={styles.row}
      data-id={id}
      data-dragging={sorting.isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition: sorting.transition }}
    >
      <FamiliaCells
        familia={familia}
        handle={
          <IconButton
            {...attributes}
            {...listeners}
            ref={setActivatorNodeRef}
            label={t('row.drag', { name })}
            icon={<GripVertical aria-hidden="true" />}
            className={styles.handle}
          />
        }
        actions={<FamiliaActions {...actions} />}
      />
    </tr>
  );
});
