import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import type { Familia } from '#domain/catalogue/catalogue.ts';
import { useStaffText } from '#i18n/useStaffText.ts';

/** The texts for screen readers before and during a drag. */
export function useDragTexts(familias: readonly Familia[]): {
  announcements: Announcements;
  screenReaderInstructions: ScreenReaderInstructions;
} {
  const t = useStaffText('familias');

  function say(
    key: 'start' | 'over' | 'end' | 'cancel',
    id: UniqueIdentifier,
    at: UniqueIdentifier,
  ): string {
    const name = familias.find((familia) => familia.id === id)?.name ?? '';
    const position = familias.findIndex((familia) => familia.id === at) + 1;
    return t(`drag.${key}`, { name, position, count: familias.length });
  }

  return {
    announcements: {
      onDragStart: ({ active }) => say('start', active.id, active.id),
      onDragOver: ({ active, over }) => say('over', active.id, over?.id ?? active.id),
      onDragEnd: ({ active, over }) => say('end', active.id, over?.id ?? active.id),
      onDragCancel: ({ active }) => say('cancel', active.id, active.id),
    },
    screenReaderInstructions: { draggable: t('drag.instructions') },
  };
}
