import { createElement, useSyncExternalStore } from 'react';
import { currentToaster, subscribeToToaster } from './toast.ts';

/** Renders toasts; empty until `showToast` is called for the first time. */
export function ToastOutlet() {
  const toaster = useSyncExternalStore(subscribeToToaster, currentToaster, () => null);
  return toaster && createElement(toaster);
}
