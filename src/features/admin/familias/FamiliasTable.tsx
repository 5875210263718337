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
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Familia } from '#domain/catalogue/catalogue.ts';
import { moved, swapped, type PositionChange } from '#domain/forms/familiaMoves.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { StaffTable } from '../shared/StaffTable.tsx';
import { FamiliaRow } from './FamiliaRow.tsx';
import styles from './FamiliasTable.module.css';
import { FarFamiliaRow } from './FarFamiliaRow.tsx';
import { PromptKeyboardSensor } from './promptKeyboardSensor.ts';
import { useDragCancel } from './useDragCancel.ts';
import { useDragTexts } from './useDragTexts.ts';
import { useNearRows } from './useNearRows.ts';

const NONE: readonly Familia[] = [];

const upAndDownOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });

type Props = {
  /** In the order shown; `undefined` while they load. */
  familias: readonly Familia[] | undefined;
  isSaving: boolean;
  /** Called when the user moves a row. */
  onMove: (id: number, changes: readonly PositionChange[]) => void;
};

/** The familias in their order; dragging and arrows change it. @see docs/rules.md#familias */
export function FamiliasTable({ familias, isSaving, onMove }: Props) {
  const t = useStaffText('familias');
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(PromptKeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const shown = familias ?? NONE;
  const accessibility = useDragTexts(shown);
  const drag = useDragCancel();
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const { isNear, watch } = useNearRows(shown.length);
  /** Takes the library's texts for screen readers, which cannot stand between rows. */
  const [texts, setTexts] = useState<HTMLElement | null>(null);

  // One function for all rows and renders, so that only rows that changed are rendered again.
  const latest = useRef({ shown, onMove });
  useLayoutEffect(() => {
    latest.current = { shown, onMove };
  });
  const step = useCallback((id: number, by: -1 | 1) => {
    const now = latest.current;
    const index = now.shown.findIndex((familia) => familia.id === id);
    now.onMove(id, swapped(now.shown, index, by));
  }, []);

  function drop({ active, over }: DragEndEvent) {
    drag.onEnd();
    if (over === null) return;
    const from = shown.findIndex(({ id }) => id === active.id);
    const to = shown.findIndex(({ id }) => id === over.id);
    const familia = shown[from];
    if (familia) onMove(familia.id, moved(shown, from, to));
  }

  const isNearRow = ({ id }: Familia, index: number) => isNear(index, id);
  const first = Math.max(shown.findIndex(isNearRow), 0);
  const end = shown.findLastIndex(isNearRow) + 1;
  const far = (familia: Familia) => (
    <FarFamiliaRow key={familia.id} familia={familia} watch={watch} />
  );

  // Each step of a drag makes React search all rows inside the context: the far ones are outside.
  const rows = (
    <>
      {shown.slice(0, first).map(far)}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[upAndDownOnly]}
        accessibility={texts ? { ...accessibility, container: texts } : accessibility}
        onDragStart={drag.onStart}
        onDragEnd={drop}
        onDragCancel={drag.onEnd}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          {shown
            .slice(first, end)
            .map((familia, place) =>
              isNear(first + place, familia.id) ? (
                <FamiliaRow
                  key={familia.id}
                  familia={familia}
                  watch={watch}
                  id={familia.id}
                  name={familia.name}
                  isFirst={first + place === 0}
                  isLast={first + place === ids.length - 1}
                  onStep={step}
                />
              ) : (
                far(familia)
              ),
            )}
        </SortableContext>
      </DndContext>
      {shown.slice(end).map(far)}
    </>
  );

  return (
    <div className={styles.table}>
      <StaffTable
        label={t('title')}
        loadingText={t('loading')}
        columns={[
          { key: 'handle', label: <VisuallyHidden>{t('column.handle')}</VisuallyHidden> },
          { key: 'id', label: t('column.id'), isNumber: true },
          { key: 'name', label: t('column.name'), className: styles.name },
          { key: 'position', label: t('column.position'), isNumber: true },
          { key: 'actions', label: t('column.actions'), isActions: true },
        ]}
        rows={familias && rows}
      />
      <div ref={setTexts} />
      <output className={styles.saving}>{isSaving && t('order.saving')}</output>
    </div>
  );
}
