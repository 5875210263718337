import { lazyCode } from '#shared/lib/lazyCode.ts';

/** The table of sizes and colours, which is loaded when it is first used. */
export const gridOrderCode = lazyCode(async () => (await import('./GridOrder.tsx')).GridOrder);

/** Starts to load it, when the shopper is about to open it. */
export function prepareGridOrder(): void {
  // The table itself reports a failure.
  gridOrderCode.load().catch(() => undefined);
}
