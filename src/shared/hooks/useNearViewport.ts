import { useCallback, useState, type RefCallback } from 'react';

/**
 * Whether an element has come near what the visitor sees, for what is to load only then; once
 * near it stays so. Where the browser cannot tell, everything is near.
 *
 * @param rootMargin how near, as IntersectionObserver writes it
 */
export function useNearViewport(rootMargin = '200px'): {
  ref: RefCallback<Element>;
  isNear: boolean;
} {
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in globalThis));
  const ref = useCallback(
    (element: Element | null) => {
      if (element === null || !('IntersectionObserver' in globalThis)) return undefined;
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
