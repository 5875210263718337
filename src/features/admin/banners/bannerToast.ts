import { showToast, type ToastOptions } from '#shared/ui/toast.ts';

/** @see docs/rules.md#banner-screen */
const DURATION_MS = 3_000;

/** Shows how an action on the banner screen ended. */
export function bannerToast(tone: NonNullable<ToastOptions['tone']>, text: string): void {
  showToast(text, { tone, durationMs: DURATION_MS });
}
