import type { ExternalToast } from 'sonner';
import { logError } from '../lib/log.ts';

/** Options of {@link showToast}. */
export type ToastOptions = {
  tone?: 'success' | 'info' | 'warning' | 'error';
  /** How long it stays, in ms; 4 s by default. */
  durationMs?: number;
  action?: { readonly label: string; readonly onClick: () => void };
};

const DEFAULT_DURATION_MS = 4_000;

/**
 * Shows a short message over the page and has it read aloud. The library behind it is fetched
 * with the first toast; a message that must not be missed belongs into the page instead.
 */
export function showToast(text: string, options: ToastOptions = {}): void {
  const { tone = 'success', durationMs = DEFAULT_DURATION_MS, action } = options;
  const look: ExternalToast = { duration: durationMs, ...(action && { action }) };
  import('./toaster.tsx').then(
    ({ toast }) => toast[tone](text, look),
    (error: unknown) => logError('toast: load', error),
  );
}
