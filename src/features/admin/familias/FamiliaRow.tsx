import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { memo, useCallback, type RefCallback } from 'react';
import type { Familia } from '#domain/catalogue/catalogue.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import { classNames } from '#shared/ui/classNames.ts';
import { RowIcon } from '../shared/RowIcon.tsx';
import { FamiliaActions, type FamiliaActionsProps } from './FamiliaActions.tsx';
import { FamiliaCells } from './FamiliaCells.tsx';
import styles from './FamiliaRow.module.css';

type ContentProps = FamiliaActionsProps & { familia: Familia };

type Props = ContentProps & { watch: RefCallback<HTMLTableRowElement> | undefined };

/** Rows keep their height during a drag; an observer for each would cost more than the drag. */
const RESIZE_OBSERVER = { disabled: true };

/** A row that its handle drags and its arrows move. */
export const FamiliaRow = memo(function FamiliaRow({ watch, ...content }: Props) {
  const { id } = content;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, ...sorting } =
    useSortable({ id, resizeObserverConfig: RESIZE_OBSERVER });
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
      className={classNames(styles.row, styles.movable)}
      data-id={id}
      data-dragging={sorting.isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition: sorting.transition }}
    >
      <RowContent
        {...content}
        attributes={attributes}
        listeners={listeners}
        handleRef={setActivatorNodeRef}
      />
    </tr>
  );
});

type HandleProps = Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners'> & {
  handleRef: RefCallback<HTMLElement>;
};

/** Each step of a drag renders the rows several times, but not their cells. */
const RowContent = memo(function RowContent({
  familia,
  attributes,
  listeners,
  handleRef,
  ...actions
}: ContentProps & HandleProps) {
  const t = useStaffText('familias');
  return (
    <FamiliaCells
      familia={familia}
      handle={
        <IconButton
          {...attributes}
          {...listeners}
          aria-roledescription={t('drag.kind')}
          ref={handleRef}
          label={t('row.drag', { name: actions.name })}
          icon={<RowIcon name="drag" />}
          className={styles.handle}
        />
      }
      actions={<FamiliaActions {...actions} />}
    />
  );
});
