import { useEffect } from 'react';
import { logError } from '../lib/log.ts';

/**
 * Logs each failure of a read once; its screen decides what to show.
 *
 * @param context as of `logError`
 * @param error `null`: there is none
 */
export function useErrorLog(context: string, error: Error | null): void {
  useEffect(() => {
    if (error) logError(context, error);
  }, [context, error]);
}
