import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { faults, lostAnswer } from '#tests/faults.ts';
import { NO_FAMILIAS } from './familiaRows.ts';
import { nameField, popupClosed } from '../staffShop.ts';
import {
  findPopup,
  positionField,
  recordWrites,
  saveForm,
  shownRows,
  useFamilias,
} from './page.ts';

const { sql, backend, openAt, openList, storedRows } = useFamilias();

const ADDED = '¡Familia agregada!';

async function openPopup() {
  const user = await openList();
  await user.click(screen.getByText('Agregar familia'));
  await findPopup('Agregar familia');
  return user;
}

test('the order is the last one of the database, and what was typed before it is read stays', async () => {
  const user = await openList();
  await sql("update public.familia set number = 70 where nombre = 'Bolsos'");
  let release = () => {};
  const isReleased = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  faults.rest('familia', ({ url }) => (url.includes('select=number') ? isReleased : undefined));
  await user.click(screen.getByText('Agregar familia'));
  await findPopup('Agregar familia');
  await user.type(positionField(), '3');
  await user.clear(positionField());
  release();
  await user.type(nameField(), 'Delantales');
  expect(positionField()).toHaveValue('');
  await user.click(screen.getByText('Cancelar'));
  await user.click(await screen.findByText('Salir sin guardar'));
  await popupClosed();
  await user.click(screen.getByText('Agregar familia'));
  await waitFor(() => expect(positionField()).toHaveValue('71'));
});

test('the popup adds a familia after the others, and closes after 1 s', async () => {
  const user = await openPopup();
  expect(nameField()).toHaveFocus();
  await waitFor(() => expect(positionField()).toHaveValue('5'));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await saveForm(user, { name: '  Delantales ' });
  expect((await screen.findByText(ADDED)).closest('[data-tone]')).toHaveAttribute(
    'data-tone',
    'success',
  );
  expect((await storedRows()).at(-1)).toBe('Delantales 5');
  vi.advanceTimersByTime(1000);
  await popupClosed();
  expect(shownRows()).toContain('Delantales 5');
});

test('a familia without an order has none', async () => {
  const user = await openPopup();
  const writes = recordWrites();
  await saveForm(user, { name: 'Delantales', position: '' });
  await screen.findByText(ADDED);
  expect(writes).toEqual(['POST  {"nombre":"Delantales"}']);
  expect((await storedRows()).at(-1)).toBe('Delantales none');
});

test('the form sends nothing without a name or with an order that is no number', async () => {
  const user = await openPopup();
  const writes = recordWrites();
  await saveForm(user, { name: '   ', position: '1.5' });
  expect(await screen.findByText('Este campo es obligatorio')).toBeVisible();
  expect(screen.getByText('Escriba un número entero desde 1')).toBeVisible();
  expect(nameField()).toHaveFocus();
  expect(writes).toEqual([]);
});

test('saving again after a lost response adds nothing twice, and saves what was changed since', async () => {
  const user = await openPopup();
  faults.write('post', 'familia', lostAnswer(backend), { once: true });
  await saveForm(user, { name: 'Delantal' });
  await screen.findByText('Error al agregar familia');
  await waitFor(() => expect(shownRows()).toContain('Delantal 5'));
  await saveForm(user, { name: 'Delantales' });
  await screen.findByText(ADDED);
  expect((await storedRows()).slice(5)).toEqual(['Delantales 5']);
});

test('the page adds the first familia as number 1, and leads to the list', async () => {
  await sql(NO_FAMILIAS);
  const user = await openAt('/add-familia');
  await screen.findByText('Guardar');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Agregar familia');
  await waitFor(() => expect(positionField()).toHaveValue('1'));
  await saveForm(user, { name: 'Delantales' });
  expect(await screen.findByText(ADDED)).toBeVisible();
  await waitFor(() => expect(location.pathname).toBe('/edit-familia'));
  expect(await screen.findByText('Delantales')).toBeVisible();
});

test('the form says when it cannot read the last order, and reads it again on demand', async () => {
  faults.rest('familia', 'network');
  const user = await openAt('/add-familia');
  const warning = await screen.findByText(/No se pudo leer el último orden/);
  expect(warning).toHaveRole('status');
  faults.none();
  await user.click(screen.getByText('Reintentar'));
  await waitFor(() => expect(positionField()).toHaveValue('5'));
  expect(warning).toBeEmptyDOMElement();
});
