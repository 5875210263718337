import { useEffect } from 'react';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** While `hasWork` is true, the browser asks before the page is closed or reloaded. */
export function useUnloadQuestion(hasWork: boolean): void {
  useEffect(() => {
    if (!hasWork) return undefined;
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasWork]);
}
