import { isFastLine } from '#shared/lib/isFastLine.ts';
import { lazyCode } from '#shared/lib/lazyCode.ts';

// Forms and pictures are half of the code of this screen, and the list is shown without them.
export const addCode = lazyCode(async () => (await import('./form/AddProducto.tsx')).AddProducto);
export const editCode = lazyCode(
  async () => (await import('./form/EditProducto.tsx')).EditProducto,
);
export const deleteCode = lazyCode(
  async () => (await import('./DeleteProducto.tsx')).DeleteProducto,
);
export const changeCode = lazyCode(
  async () => (await import('./bulk/BulkEditDialog.tsx')).BulkEditDialog,
);
export const colorsCode = lazyCode(
  async () => (await import('./colors/ColorsDialog.tsx')).ColorsDialog,
);
export const libraryCode = lazyCode(
  async () => (await import('../shared/library/ImageLibrary.tsx')).ImageLibrary,
);

/** Loads the popups that are opened most before they are; a failure is told when one opens. */
export function prefetchPopups(): void {
  for (const code of [editCode, addCode, deleteCode]) {
    code.load().catch(() => undefined);
  }
}

/**
 * Loads the popups once the browser has nothing else to do, on a fast connection.
 *
 * @returns cancels it
 */
export function prefetchWhenIdle(): () => void {
  if (!isFastLine() || !('requestIdleCallback' in window)) return () => undefined;
  const handle = requestIdleCallback(prefetchPopups);
  return () => cancelIdleCallback(handle);
}
