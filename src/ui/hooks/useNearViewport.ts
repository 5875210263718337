import { useCallback, useState } from 'react';

/**
 * Returns the `ref` of an element, and whether it has come near the viewport; from then on `isNear` stays true.
 *
 * @param rootMargin distance that is near, in the syntax of IntersectionObserver
 */
export function useNearViewport(rootMargin = '200px') {
  const [isNear, setNear] = useState(false);
  const ref = useCallback(
    (element: Element | null) => {
      if (element === null) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          setNear(true);
          observer.disconnect();
        },
        { rootMargin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [rootMargin],
  );
  return { ref, isNear };
}
