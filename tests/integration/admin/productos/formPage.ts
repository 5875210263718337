import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderApp } from '#tests/renderApp.tsx';
import { retypeField } from '#tests/retype.ts';
import { openList, preloadPopups } from './listPage.ts';

/** Opens the page that adds a product, and waits for its lists. */
export async function openAddPage(): Promise<{ user: UserEvent }> {
  const opened = await renderApp('/add-producto');
  await optionsLoaded();
  return opened;
}

/** Opens the popup that adds a product, and waits for its lists. */
export async function openAddPopup(): Promise<{ user: UserEvent }> {
  const opened = await openList();
  await opened.user.click(screen.getByText('Agregar producto', { selector: 'button' }));
  await optionsLoaded();
  return opened;
}

/** Opens the popup that edits a product, and waits until it shows the stock. */
export async function openEdit(productoId: number): Promise<{ user: UserEvent }> {
  const opened = await renderApp(`/edit-producto#editar-${productoId}`);
  await preloadPopups();
  await screen.findByLabelText('Bodega 1 Taras');
  // The pictures come after the fields are painted.
  await screen.findByLabelText('Galería');
  return opened;
}

/** Opens the page that edits a product; `rest` follows its address. */
export async function openPage(productoId: number, rest = ''): Promise<{ user: UserEvent }> {
  const opened = await renderApp(`/edit-producto/${productoId}${rest}`);
  await import('#features/admin/productos/page/ProductoPage.tsx');
  await preloadPopups();
  await screen.findByLabelText('Bodega 1 Taras');
  // The pictures come after the fields are painted.
  await screen.findByLabelText('Galería');
  return opened;
}

/** Not by role: in a form of this size each search by role takes seconds. */
export async function optionsLoaded(): Promise<void> {
  for (const name of ['Camisetas · Cuello redondo', 'Azul', 'XL']) {
    // The filters of the list behind a popup have some of these options, too.
    await waitFor(() =>
      within(document.querySelector('dialog') ?? document.body).getByText(name, {
        selector: 'option',
      }),
    );
  }
}

/** A field by its label, with or without the sign of a required one. */
export const field = (label: string): HTMLElement =>
  screen.getByLabelText(new RegExp(`^${label.replace(/[()]/g, '\\$&')}( \\*)?$`));

/** Replaces the text of a field, or its choice. */
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

export const save = (user: UserEvent, name = 'Guardar') =>
  user.click(screen.getByText(name, { selector: 'button' }));
