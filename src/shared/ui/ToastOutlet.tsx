import { createElement } from 'react';
import { useStore } from '../hooks/useStore.ts';
import { toaster } from './toast.ts';

/** Renders toasts; empty until `showToast` is called for the first time. */
export function ToastOutlet() {
  const current = useStore(toaster, null);
  return current && createElement(current);
}
