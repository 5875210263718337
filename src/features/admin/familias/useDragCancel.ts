import { useEffect, useRef } from 'react';

/**
 * Cancels a drag when the list unmounts. The library listens on the document until a drag ends, and
 * would prevent the next Enter on another screen.
 *
 * @returns what to call when a drag starts, and when it ends in any way
 */
export function useDragCancel(): { onStart: () => void; onEnd: () => void } {
  const isDragging = useRef(false);
  useEffect(
    () => () => {
      // The library has no function that cancels; Escape does, by keyboard and by pointer.
      if (isDragging.current) {
        document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape' }));
      }
    },
    [],
  );
  return {
    onStart: () => {
      isDragging.current = true;
    },
    onEnd: () => {
      isDragging.current = false;
    },
  };
}
