import { useCallback, useState } from 'react';

/**
 * Tells whether an element has come near the viewport; from then on it stays `true`.
 *
 * @param rootMargin in the syntax of IntersectionObserver
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
