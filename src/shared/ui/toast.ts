import type { ComponentType } from 'react';
import type { ExternalToast } from 'sonner';
import { lazyCode } from '../lib/lazyCode.ts';
import { logError } from '../lib/log.ts';

export type ToastOptions = {
  tone?: 'success' | 'info' | 'warning' | 'error';
  /** In ms; 4 s by default. */
  durationMs?: number;
  /** Runs once, even if it is pressed again while the toast disappears. */
  action?: { readonly label: string; readonly onClick: () => void };
};

const DEFAULT_DURATION_MS = 4_000;

const library = lazyCode(() => import('./Toaster.tsx'));
const listeners = new Set<() => void>();

/** The component that shows toasts, for `ToastOutlet`; `null` until the first toast. */
export const currentToaster = (): ComponentType | null => library.current()?.Toaster ?? null;

/** Notifies when {@link currentToaster} changes; returns the function that unsubscribes. */
export function subscribeToToaster(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

async function show(text: string, options: ToastOptions): Promise<void> {
  const { tone = 'success', durationMs = DEFAULT_DURATION_MS, action } = options;
  const look: ExternalToast = {
    duration: durationMs,
    ...(action && { action: { ...action, onClick: once(action.onClick) } }),
  };
  const { toast } = await library.load();
  toast[tone](text, look);
  for (const listener of listeners) listener();
}

/**
 * Shows a short message over the page. The library is loaded with the first toast. A message that
 * must not be missed belongs in the page instead.
 */
export function showToast(text: string, options: ToastOptions = {}): void {
  show(text, options).catch((error: unknown) => logError('toast: load', error));
}
