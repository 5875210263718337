import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { SESSION_KEY } from '#config/sessionKey.ts';
import type { Backend } from '#backend/types.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { retypeField } from '#tests/retype.ts';
import { keepSession, type StoredSession } from '#tests/signIn.ts';

/** Opens the page that adds a product, and waits until its lists are there. */
export async function openAddPage(session: StoredSession): Promise<{ user: UserEvent }> {
  keepSession(session);
  const opened = await renderApp('/add-producto');
  await optionsLoaded();
  return opened;
}

/** Opens the popup that edits a product, and waits until it is filled. */
export async function openEdit(
  session: StoredSession,
  productoId: number | string,
): Promise<{ user: UserEvent }> {
  keepSession(session);
  const opened = await renderApp(`/edit-producto/${productoId}`);
  await screen.findByLabelText('Bodega 1 Taras');
  return opened;
}

/**
 * Waits until the lists that the form chooses from are there. By their texts: looking for roles in
 * so large a form, again at each of its changes, takes seconds.
 */
export async function optionsLoaded(): Promise<void> {
  for (const name of ['Camisetas · Cuello redondo', 'Azul', 'XL']) {
    await screen.findByText(name, { selector: 'option' });
  }
}

/** A field by its label, whether it is required or not. */
export const field = (label: string): HTMLElement =>
  screen.getByLabelText(new RegExp(`^${label.replace(/[()]/g, '\\$&')}( \\*)?$`));

/** Types into a field, or chooses in it, instead of what it holds. */
export async function put(user: UserEvent, label: string, value: string): Promise<void> {
  const control = field(label);
  if (control instanceof HTMLSelectElement) {
    await user.selectOptions(control, value);
    return;
  }
  await retypeField(user, control, value);
}

/** Fills in what a new product needs. */
export async function fillRequired(user: UserEvent, code = 'N-1'): Promise<void> {
  await put(user, 'Código', code);
  await put(user, 'Nombre', 'Nuevo');
  await put(user, 'Subfamilia', 'Camisetas · Cuello redondo');
  await put(user, 'Precio 1', '30');
  await put(user, 'Precio 2', '20.5');
  await put(user, 'Precio 3', '10');
}

/** Presses the button that saves the form on show. */
export const save = (user: UserEvent, name = 'Guardar') =>
  user.click(screen.getByText(name, { selector: 'button' }));

/** Waits until no popup is open. */
export const popupClosed = () =>
  waitFor(() => {
    if (screen.queryByRole('dialog') !== null) throw new Error('a popup is open');
  });

/** The rows of products with a code. */
export const productosOf = (backend: Backend, code: string) =>
  backend.sql<{ id: number; precio1: string }>('select * from public.producto where codigo = $1', [
    code,
  ]);

/** Units of a product by warehouse. */
export const stockOf = (backend: Backend, productoId: number) =>
  backend.sql(
    'select bodega_id::int, cantidad from public.inventario where producto_id = $1 order by 1',
    [productoId],
  );

/** Addresses of the pictures that a product is linked to. */
export async function imagesOf(backend: Backend, productoId: number): Promise<string[]> {
  const rows = await backend.sql<{ url: string }>(
    'select url from public.images where producto_id = $1 order by url',
    [productoId],
  );
  return rows.map(({ url }) => url);
}

/** Ends the sign-in as another tab does. */
export function endSession(): void {
  localStorage.removeItem(SESSION_KEY);
  dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
}
