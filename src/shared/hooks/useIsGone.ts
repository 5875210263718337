import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component was removed, for what goes on after it has waited. */
export function useIsGone(): RefObject<boolean> {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return isGone;
}
