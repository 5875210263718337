import { type LazyCode, lazyCode } from '#lib/lazyCode.ts';

// Popups load on demand: their forms and pictures are half of the code of this screen, and the list needs neither.
export const addCode = lazyCode(async () => (await import('./form/AddProducto.tsx')).AddProducto);
export const editCode = lazyCode(
  async () => (await import('./form/EditProducto.tsx')).EditProducto,
);
export const deleteCode = lazyCode(
  async () => (await import('./form/EditProducto.tsx')).DeleteProducto,
);
export const changeCode = lazyCode(
  async () => (await import('./bulk/BulkEditDialog.tsx')).BulkEditDialog,
);
export const colorsCode = lazyCode(
  async () => (await import('./colors/ColorsDialog.tsx')).ColorsDialog,
);
export const exportCode = lazyCode(
  async () => (await import('./spreadsheet/ExportDialog.tsx')).ExportDialog,
);
/** Loads the code of popups before they are opened. A failure is ignored: opening the popup shows it. */
export function prefetchCode(...codes: readonly Pick<LazyCode<unknown>, 'load'>[]): void {
  for (const code of codes) code.load().catch(() => undefined);
}

export const prefetchPopups = () => prefetchCode(editCode, addCode, deleteCode);
