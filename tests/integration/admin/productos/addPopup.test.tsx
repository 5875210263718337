import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { faults, lostAnswer, restError } from '#tests/faults.ts';
import { retypeField } from '#tests/retype.ts';
import { field, fillRequired, openAddPage, openAddPopup, put, save } from './formPage.ts';
import { FORM_ROWS, productosOf } from './formRows.ts';
import { popupClosed, useSignedInShop } from '../staffShop.ts';

const { backend } = useSignedInShop(FORM_ROWS);

/** Opens a popup over the form, and gives its first field and its button. */
async function openNested(user: UserEvent, name: string, label: RegExp) {
  await user.click(screen.getByLabelText(name));
  const popup = within(await screen.findByRole('dialog', { name }));
  return {
    control: popup.getByLabelText(label),
    save: () => user.click(popup.getByText('Guardar', { selector: 'button' })),
  };
}

test('a new colour and a new size are chosen at once and saved with the product', async () => {
  const { user } = await openAddPopup();
  expect(location.hash).toBe('#agregar');
  await fillRequired(user);
  const color = await openNested(user, 'Agregar color', /^Nombre/);
  expect(location.hash).toBe('#agregar/color');
  await retypeField(user, color.control, 'Verde');
  await color.save();
  await screen.findByText('Color agregado correctamente');
  expect(field('Color')).toHaveDisplayValue('Verde');
  await waitFor(() => expect(location.hash).toBe('#agregar'));

  const talla = await openNested(user, 'Agregar talla', /^ID de la talla/);
  expect(location.hash).toBe('#agregar/talla');
  await retypeField(user, talla.control, '4XL');
  await talla.save();
  await screen.findByText('Talla agregada correctamente');
  expect(field('Talla')).toHaveDisplayValue('4XL');
  await waitFor(() => expect(location.hash).toBe('#agregar'));
  expect(field('Código')).toHaveValue('N-1');

  vi.useFakeTimers({ shouldAdvanceTime: true });
  await save(user);
  await screen.findByText('¡Producto agregado exitosamente!');
  await act(() => vi.advanceTimersByTimeAsync(800));
  expect(screen.getByRole('dialog')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(400));
  vi.useRealTimers();
  await popupClosed();
  expect(location.hash).toBe('');
  expect(await screen.findByText('N-1')).toBeVisible();
  const [verde] = await backend().sql<{ id: number }>(
    `select numeric_id::int as id from public.color where name = 'Verde'`,
  );
  expect(await productosOf(backend(), 'N-1')).toMatchObject([
    { color_numeric_id: verde?.id, talla_id: '4XL' },
  ]);
});

test('a new size needs a label of its own, and keeps what is typed when it is not saved', async () => {
  const { user } = await openAddPage();
  const talla = await openNested(user, 'Agregar talla', /^ID de la talla/);
  expect(location.hash).toBe('#talla');
  await talla.save();
  expect(await screen.findByText('El ID de la talla no puede estar vacío')).toBeVisible();
  expect(talla.control).toHaveFocus();
  await backend().sql(`insert into public.talla (id) values ('5XL')`);
  for (const taken of ['xl', '5XL']) {
    await retypeField(user, talla.control, taken);
    expect(talla.control).toBeValid();
    await talla.save();
    expect(await screen.findByText('Esta talla ya existe')).toBeVisible();
    expect(talla.control).toBeInvalid();
  }
  await retypeField(user, talla.control, '6XL');
  faults.write('post', 'talla', () => restError(400, 'XX000', 'disk full'), { once: true });
  await talla.save();
  await screen.findByText('Error al agregar la talla: disk full');
  expect(talla.control).toHaveValue('6XL');
  await talla.save();
  await screen.findByText('Talla agregada correctamente');
  await popupClosed();
  expect(field('Talla')).toHaveDisplayValue('6XL');
  expect(location.pathname).toBe('/add-producto');
});

test('a size whose response was lost is found again, under a changed label too', async () => {
  const { user } = await openAddPage();
  const talla = await openNested(user, 'Agregar talla', /^ID de la talla/);
  const send = async (label: string) => {
    await retypeField(user, talla.control, label);
    await talla.save();
  };
  faults.write('post', 'talla', lostAnswer(backend), { once: true });
  await send('7XL');
  await screen.findByText(/^Error al agregar la talla/);
  await screen.findByText('7XL', { selector: 'option' });
  faults.write('patch', 'talla', lostAnswer(backend), { once: true });
  await send('7XL');
  await screen.findByText(/^Error al agregar la talla/);
  await send('8XL');
  await screen.findByText('Talla agregada correctamente');
  expect(field('Talla')).toHaveDisplayValue('8XL');
  const stored = await backend().sql(`select id from public.talla where id like '_XL' order by id`);
  expect(stored).toEqual([{ id: '8XL' }]);
});

test('popups over the form and Enter in the gallery keep the product as typed', async () => {
  const { user } = await openAddPopup();
  await put(user, 'Código', 'N-1');
  const opener = screen.getByLabelText('Agregar talla');
  opener.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Agregar talla' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(location.hash).toBe('#agregar'));
  await waitFor(() => expect(opener).toHaveFocus());
  await user.click(screen.getByText('Subir imágenes', { selector: 'button' }));
  await screen.findByRole('dialog', { name: 'Biblioteca de imágenes' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(location.hash).toBe('#agregar'));
  // Enter in the search of the gallery is not Enter in the form.
  const form = within(screen.getByRole('dialog', { name: 'Agregar producto' }));
  await user.type(form.getByRole('searchbox'), '{Enter}');
  expect(field('Nombre')).toBeValid();
  expect(field('Código')).toHaveValue('N-1');
});
