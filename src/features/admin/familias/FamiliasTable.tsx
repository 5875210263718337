import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDown, ArrowUp, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Familia } from '#domain/catalogue/catalogue.ts';
import { moved, swapped, type PositionChange } from '#domain/staff/familiaMoves.ts';
import { t } from '#i18n/es/staff/familias.ts';
import { IconButton } from '#ui/action/Button.tsx';
import { Note } from '#ui/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { StaffTable } from '../shared/table/StaffTable.tsx';
import styles from './Familias.module.css';

const upAndDownOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Keeps dnd-kit from observing the size of each row: that costs more than the drag, in which no height changes. */
const RESIZE_OBSERVER = { disabled: true };

type Props = {
  /** Familias in the order of the table; `undefined` while they load. */
  familias: readonly Familia[] | undefined;
  isSaving: boolean;
  onMove: (id: number, changes: readonly PositionChange[]) => void;
  onEdit: (id: number) => void;
  onDelete: (id: number) => void;
};

/** Lists the familias in their order; staff drag a row or press its arrows to move it. @see docs/rules.md#familias */
export function FamiliasTable({ familias, isSaving, onMove, ...rowProps }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const shown = familias ?? [];
  /** Element for dnd-kit's texts for screen readers: by default they would stand between the rows of the table. */
  const [texts, setTexts] = useState<HTMLElement | null>(null);

  useEffect(
    // dnd-kit listens on the document until a drag ends, and would prevent the next Enter on another screen.
    // It has no function to cancel a drag. Escape cancels it: no other listener reads the `code` of a key.
    () => () => void document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape' })),
    [],
  );

  const say =
    (key: 'start' | 'over' | 'end' | 'cancel') =>
    ({ active, over }: Pick<DragEndEvent, 'active'> & Partial<Pick<DragEndEvent, 'over'>>) => {
      const position = shown.findIndex(({ id }) => id === (over ?? active).id) + 1;
      const name = shown.find(({ id }) => id === active.id)?.name ?? '';
      return t(`drag.${key}`, { name, position, count: shown.length });
    };

  function drop({ active, over }: DragEndEvent) {
    if (over === null) return;
    const from = shown.findIndex(({ id }) => id === active.id);
    const to = shown.findIndex(({ id }) => id === over.id);
    const familia = shown[from];
    if (familia) onMove(familia.id, moved(shown, from, to));
  }

  const rows = (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDownOnly]}
      accessibility={{
        announcements: {
          onDragStart: say('start'),
          onDragOver: say('over'),
          onDragEnd: say('end'),
          onDragCancel: ({ active }) => say('cancel')({ active }),
        },
        screenReaderInstructions: { draggable: t('drag.instructions') },
        ...(texts && { container: texts }),
      }}
      onDragEnd={drop}
    >
      <SortableContext items={shown.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {shown.map((familia, index) => (
          <Row
            {...rowProps}
            key={familia.id}
            familia={familia}
            isFirst={index === 0}
            isLast={index === shown.length - 1}
            onStep={(step) => onMove(familia.id, swapped(shown, index, step))}
          />
        ))}
      </SortableContext>
    </DndContext>
  );

  return (
    <div className={styles.table}>
      <StaffTable
        label={t('title')}
        loadingText={t('loading')}
        columns={[
          { key: 'handle', label: <VisuallyHidden>{t('column.handle')}</VisuallyHidden> },
          { key: 'id', label: t('column.id'), isNumber: true, isWide: true },
          { key: 'name', label: t('column.name'), className: styles.nameColumn },
          { key: 'position', label: t('column.position'), isNumber: true, isWide: true },
          { key: 'actions', label: t('column.actions'), isActions: true },
        ]}
        rows={familias && rows}
      />
      <div ref={setTexts} />
      <Note as="output" className={styles.saving}>
        {isSaving && t('order.saving')}
      </Note>
    </div>
  );
}

function Row({
  familia: { id, name, position },
  isFirst,
  isLast,
  onStep,
  onEdit,
  onDelete,
}: {
  familia: Familia;
  isFirst: boolean;
  isLast: boolean;
  onStep: (step: -1 | 1) => void;
  onEdit: (id: number) => void;
  onDelete: (id: number) => void;
}) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, ...sorting } =
    useSortable({ id, resizeObserverConfig: RESIZE_OBSERVER });

  const arrow = (step: -1 | 1, isAtEnd: boolean) => (
    <IconButton
      label={t(step < 0 ? 'row.up' : 'row.down', { name })}
      icon={step < 0 ? <ArrowUp /> : <ArrowDown />}
      className={styles.arrow}
      // `disabled` would take the focus from an arrow that has just moved its row to the first or last place.
      aria-disabled={isAtEnd}
      onClick={() => !isAtEnd && onStep(step)}
    />
  );

  return (
    <tr
      ref={setNodeRef}
      className={styles.row}
      data-dragging={sorting.isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition: sorting.transition }}
    >
      <td data-start="" className={styles.handleCell}>
        <IconButton
          {...attributes}
          {...listeners}
          aria-roledescription={t('drag.kind')}
          ref={setActivatorNodeRef}
          label={t('row.drag', { name })}
          icon={<GripVertical />}
          className={styles.handle}
        />
      </td>
      <td data-wide="" data-align="end">
        {id}
      </td>
      <th scope="row" className={styles.name} data-position={position ?? '–'}>
        {name}
      </th>
      <td data-wide="" data-align="end">
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
        <IconButton label={t('row.edit', { name })} icon={<Pencil />} onClick={() => onEdit(id)} />
        <IconButton
          label={t('row.delete', { name })}
          icon={<Trash2 />}
          onClick={() => onDelete(id)}
        />
      </td>
    </tr>
  );
}
