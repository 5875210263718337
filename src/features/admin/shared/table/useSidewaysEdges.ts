import { useEffect, type RefObject } from 'react';

/** Tolerance for rounded fractions of a pixel, in px. */
const SLACK_PX = 1;

/**
 * Marks an element that scrolls sideways for its style sheet: `data-before` while its left edge hides content,
 * `data-after` while its right edge does. It sets the attributes without React, so that scrolling renders nothing.
 */
export function useSidewaysEdges(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = ref.current;
    if (scroller === null) return undefined;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = scroller;
      scroller.toggleAttribute('data-before', scrollLeft > SLACK_PX);
      scroller.toggleAttribute('data-after', scrollWidth - clientWidth - scrollLeft > SLACK_PX);
    };
    const sizes = new ResizeObserver(mark);
    for (const watched of [scroller, ...scroller.children]) sizes.observe(watched);
    scroller.addEventListener('scroll', mark, { passive: true });
    return () => {
      sizes.disconnect();
      scroller.removeEventListener('scroll', mark);
    };
  }, [ref]);
}
