import { useRef, type PointerEvent } from 'react';

/** Shortest swipe, in px. @see docs/rules.md#swipe */
const SWIPE_THRESHOLD_PX = 50;

/**
 * Handlers that detect sideways swipes of one finger or pen, for an element with `touch-action: pan-y`.
 *
 * @param onSwipe gets 1 for the next (the finger moved left), -1 for the previous
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      // A second finger makes it a pinch, and a mouse can press the buttons.
      const isSwipe = event.isPrimary && event.pointerType !== 'mouse';
      start.current = isSwipe ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (from === null || from.id !== event.pointerId) return;
      const dx = event.clientX - from.x;
      const dy = event.clientY - from.y;
      if (Math.abs(dx) >= SWIPE_THRESHOLD_PX && Math.abs(dx) > Math.abs(dy)) {
        onSwipe(dx < 0 ? 1 : -1);
      }
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
