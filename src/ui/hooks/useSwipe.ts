import { useRef, type PointerEvent } from 'react';

/** Shortest swipe, in px. @see docs/rules.md#swipe */
const SWIPE_THRESHOLD_PX = 50;

/**
 * Returns handlers that detect sideways swipes of a finger or pen on an element with `touch-action: pan-y`.
 *
 * @param onSwipe gets 1 for the next picture (the finger moved left), -1 for the previous one
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const touch = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      // A second finger pinches, and a mouse can press the buttons: neither swipes.
      const isSwipe = event.isPrimary && event.pointerType !== 'mouse';
      touch.current = isSwipe ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp(event: PointerEvent) {
      const start = touch.current;
      touch.current = null;
      if (start === null || start.id !== event.pointerId) return;
      const dx = event.clientX - start.x;
      const dy = event.clientY - start.y;
      if (Math.abs(dx) >= SWIPE_THRESHOLD_PX && Math.abs(dx) > Math.abs(dy)) {
        onSwipe(dx < 0 ? 1 : -1);
      }
    },
    onPointerCancel() {
      touch.current = null;
    },
  };
}
