import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { renderApp } from '#tests/renderApp.tsx';

/** The codes of `LIST_ROWS` in the order of the list. */
export const ALL_CODES = 'DEL-4 GOR-3 CAM-2 CAM-1';

/** Loads the code of the popups, so that the waits of a test do not include it. */
export async function preloadPopups(): Promise<void> {
  await Promise.all([
    import('#features/admin/productos/bulk/BulkEditDialog.tsx'),
    import('#features/admin/productos/colors/ColorsDialog.tsx'),
    import('#features/admin/productos/delete/DeleteProducto.tsx'),
    import('#features/admin/productos/form/AddProducto.tsx'),
    import('#features/admin/productos/form/EditProducto.tsx'),
    import('#features/admin/shared/library/ImageLibrary.tsx'),
  ]);
}

/** Opens the list; `rest` follows `/edit-producto` in the URL. */
export async function openList(rest = ''): Promise<{ user: UserEvent }> {
  const opened = await renderApp(`/edit-producto${rest}`);
  await preloadPopups();
  await screen.findByRole('heading', { level: 1, name: 'Productos' });
  return opened;
}

/** The codes in the table, in their order; `none` without a table. */
export function shownCodes(): string {
  const table = document.querySelector('table:not([aria-hidden])');
  if (table === null) return 'none';
  // Not by role: computing the roles of 650 cells takes a second.
  const headers = table.querySelectorAll('th[scope="row"]');
  return Array.from(headers, (header) => header.textContent).join(' ');
}

/** Waits until the list shows these codes, in this order, and nothing is in flight. */
export async function waitForCodes(codes: string): Promise<void> {
  await waitFor(() => {
    expect(shownCodes()).toBe(codes);
    expect(screen.getByRole('region', { name: 'Productos' })).toHaveAttribute('aria-busy', 'false');
  });
}

export const popupGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export function rowButton(act: 'Editar' | 'Eliminar', product: string): HTMLElement {
  return screen.getByRole('button', { name: `${act} ${product}` });
}

export function address(): string {
  return location.pathname + location.search + location.hash;
}
