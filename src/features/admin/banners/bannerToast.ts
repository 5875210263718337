import { showToast, type ToastOptions } from '#shared/ui/toast.ts';

/** @see spec §9 "banner toast 3 s" */
const DURATION_MS = 3_000;

/** Says in a word how something on the banners' screen ended. */
export function bannerToast(tone: NonNullable<ToastOptions['tone']>, text: string): void {
  showToast(text, { tone, durationMs: DURATION_MS });
}
