import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { gate, restError } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { button } from '../staffShop.ts';

export const ALL_CODES = 'DEL-4 GOR-3 CAM-2 CAM-1';

export const broken = () => restError(503, 'XX000', 'disk full');

export async function openProductos(path: string): Promise<UserEvent> {
  const { user } = await renderApp(path);
  // Loads the code of the popups, so that later waits do not include it.
  await Promise.all([
    import('#features/admin/productos/bulk/BulkEditDialog.tsx'),
    import('#features/admin/productos/colors/ColorsDialog.tsx'),
    import('#features/admin/productos/form/AddProducto.tsx'),
    import('#features/admin/productos/form/EditProducto.tsx'),
    import('#features/admin/productos/page/ProductoPage.tsx'),
    import('#features/admin/shared/library/ImageLibrary.tsx'),
  ]);
  return user;
}

/** Opens the list at its path plus `rest`, and waits until the table has these codes. */
export async function openList(rest = '', codes: string | null = ALL_CODES): Promise<UserEvent> {
  const user = await openProductos(`/edit-producto${rest}`);
  await screen.findByText('Productos', { selector: 'h1' });
  if (codes !== null) await waitForCodes(codes);
  return user;
}

export async function openAdd(path = '/add-producto'): Promise<UserEvent> {
  const user = await openProductos(path);
  await optionsLoaded();
  return user;
}

/** Opens the popup of a product, or with `rest` its page, and waits for stock and pictures. */
export async function openEdit(productoId: number, rest: string | null = null): Promise<UserEvent> {
  const base = '/edit-producto';
  const user = await openProductos(
    rest === null ? `${base}#editar-${productoId}` : `${base}/${productoId}${rest}`,
  );
  await screen.findByLabelText('Bodega 1 Taras');
  await screen.findByLabelText('Galería');
  return user;
}

/** Lists the codes in the table, in their order; `none`: there is no table. */
export function shownCodes(): string {
  const table = document.querySelector('table:not([aria-hidden])');
  if (table === null) return 'none';
  // Avoids roles, because computing those of 650 cells takes a second.
  const headers = table.querySelectorAll('th[scope="row"]');
  return Array.from(headers, (header) => header.textContent).join(' ');
}

/** Waits until the list shows these codes in this order, and no request is in flight. */
export async function waitForCodes(codes: string): Promise<void> {
  await waitFor(() => {
    expect(shownCodes()).toBe(codes);
    const list = screen.getByLabelText('Productos', { selector: '[aria-busy]' });
    expect(list).toHaveAttribute('aria-busy', 'false');
  });
}

/** Waits for the options of the form, without roles: a search by role takes seconds here. */
export async function optionsLoaded(): Promise<void> {
  for (const name of ['Camisetas · Cuello redondo', 'Azul', 'XL']) {
    // The filters of the list behind a popup have some of these options too.
    await waitFor(() =>
      within(document.querySelector('dialog') ?? document.body).getByText(name, {
        selector: 'option',
      }),
    );
  }
}

export const field = (label: string): HTMLElement =>
  screen.getByLabelText(new RegExp(`^${label.replace(/[()]/g, '\\$&')}( \\*)?$`));

/** Sets the texts of fields, or the options of selects, by label. */
export function fill(values: Readonly<Record<string, string>>): void {
  for (const [label, text] of Object.entries(values)) {
    const control = field(label);
    const options = control instanceof HTMLSelectElement ? Array.from(control.options) : [];
    const value = options.find((option) => option.text === text)?.value ?? text;
    act(() => control.focus());
    fireEvent.change(control, { target: { value } });
  }
}

export const REQUIRED = {
  Código: 'N-1',
  Nombre: 'Nuevo',
  Subfamilia: 'Camisetas · Cuello redondo',
  'Precio 1': '30',
  'Precio 2': '20.5',
  'Precio 3': '10',
};

export const save = (user: UserEvent, name = 'Guardar') => user.click(button(name));

export const message = async (text: string | RegExp) =>
  (await screen.findByText(text)).closest<HTMLElement>('[role]') ?? document.body;

export async function findConflicts(): Promise<(string | null)[]> {
  const box = await message('Otra persona guardó cambios mientras usted editaba');
  return Array.from(box.querySelectorAll('li'), (item) => item.textContent);
}

export function hold() {
  const [held, release] = gate();
  return { release, fault: () => held };
}
