import { useEffect, type RefObject } from 'react';

/** Less than this is a fraction of a pixel that the browser rounded, in px. */
const SLACK_PX = 1;

/**
 * Marks an element that scrolls sideways, for its style sheet: `data-before` while something lies
 * beyond its left edge, `data-after` while something lies beyond its right one. Straight on the
 * element, so that scrolling draws nothing anew.
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
