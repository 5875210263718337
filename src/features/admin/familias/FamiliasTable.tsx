import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { Familia } from '#domain/catalogue.ts';
import { moved, swapped, type PositionChange } from '#domain/familiaMoves.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { TableFrame } from '../shared/TableFrame.tsx';
import { FamiliaRow } from './FamiliaRow.tsx';
import { FamiliasHead } from './FamiliasHead.tsx';
import styles from './FamiliasTable.module.css';
import { PromptKeyboardSensor } from './promptKeyboardSensor.ts';
import { useDragTexts } from './useDragTexts.ts';

const upAndDownOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });

type Props = {
  /** In the order shown. */
  familias: readonly Familia[];
  isSaving: boolean;
  /** A row was moved by the user, which makes these changes. */
  onMove: (id: number, changes: readonly PositionChange[]) => void;
};

/** The familias in their order, which is changed by dragging and by arrows. @see spec §2, §4 */
export function FamiliasTable({ familias, isSaving, onMove }: Props) {
  const t = useStaffText('familias');
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(PromptKeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useDragTexts(familias);
  const ids = familias.map(({ id }) => id);

  function drop({ active, over }: DragEndEvent) {
    if (over === null) return;
    const from = familias.findIndex(({ id }) => id === active.id);
    const to = familias.findIndex(({ id }) => id === over.id);
    const familia = familias[from];
    if (familia) onMove(familia.id, moved(familias, from, to));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDownOnly]}
      accessibility={accessibility}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <div className={styles.table}>
          <TableFrame label={t('title')}>
            <table>
              <FamiliasHead />
              <tbody>
                {familias.map((familia, index) => (
                  <FamiliaRow
                    key={familia.id}
                    familia={familia}
                    isFirst={index === 0}
                    isLast={index === familias.length - 1}
                    onStep={(step) => onMove(familia.id, swapped(familias, index, step))}
                  />
                ))}
              </tbody>
            </table>
          </TableFrame>
          <output className={styles.saving}>{isSaving && t('order.saving')}</output>
        </div>
      </SortableContext>
    </DndContext>
  );
}
