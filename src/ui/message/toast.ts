import { createElement, type ReactElement } from 'react';
import { createStore } from '#lib/createStore.ts';
import { lazyCode } from '#lib/lazyCode.ts';
import { logError } from '#lib/log.ts';
import { useStore } from '../hooks/useStore.ts';

export type ToastOptions = {
  tone?: 'success' | 'info' | 'warning' | 'error';
  /** Time after which the toast disappears; by default 4 s. */
  durationMs?: number;
  /** Button of the toast. `onClick` runs once, even if it is pressed again while the toast disappears. */
  action?: { readonly label: string; readonly onClick: () => void };
};

const library = lazyCode(() => import('./Toaster.tsx'));

const toaster = createStore<ReactElement | null>(null);

/** Renders toasts; empty until `showToast` is called for the first time. */
export function ToastOutlet() {
  return useStore(toaster, null);
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

async function show(text: string, options: ToastOptions): Promise<void> {
  const { tone = 'success', durationMs = 4_000, action } = options;
  const { toast, Toaster } = await library.load();
  toast[tone](text, {
    duration: durationMs,
    ...(action && { action: { ...action, onClick: once(action.onClick) } }),
  });
  // Screen readers read the label before each message.
  const label = document.documentElement.lang === 'en' ? 'Notifications' : 'Avisos';
  toaster.write(createElement(Toaster, { label }));
}

/**
 * Shows a short message over the page; the first one loads the library of toasts. A message that the
 * visitor must not miss belongs in the page instead.
 */
export function showToast(text: string, options: ToastOptions = {}): void {
  show(text, options).catch((error: unknown) => logError('toast: load', error));
}
