import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pass, settled, stopClock } from '#tests/clock.ts';
import { faults } from '#tests/faults.ts';
import { address } from '#tests/renderApp.tsx';
import { FORM_ROWS, productosOf } from '../productos/formRows.ts';
import { field, fill, hold, openProductos, REQUIRED } from '../productos/pages.ts';
import { button, useSignedInShop } from '../staffShop.ts';

const { backend } = useSignedInShop(FORM_ROWS);

const NAMED = { Nombre: 'Nuevo' };
const UPDATED = /^¡Producto actualizado/;
const POPUP = '/edit-producto#editar-501';

test.each([
  ['/edit-familia#agregar', { ...NAMED, Orden: '9' }, /^¡Familia agregada!/, 1_000],
  ['/edit-subfamilia#agregar', { ...NAMED, Familia: 'Gorras' }, /^¡Subfamilia agregada/, 800],
  ['/edit-producto#agregar', REQUIRED, /^¡Producto agregado/, 1_000],
  [POPUP, NAMED, UPDATED, 1_500],
])('the popup at %s shows its success and then closes', async (path, values, done, delayMs) => {
  await openProductos(path);
  for (const text of ['Gorras', 'Camisetas · Cuello redondo']) {
    if (Object.values(values).includes(text)) await screen.findByText(text, { selector: 'option' });
  }
  await screen.findByLabelText(/^Nombre/);
  fill(values);
  stopClock();
  fireEvent.click(screen.getByText('Guardar', { selector: 'dialog *' }));
  await settled(() => screen.getByText(done));
  await pass(delayMs - 1);
  const isOpen = () => document.querySelector('dialog[open]') !== null;
  expect(isOpen()).toBe(true);
  await pass(1);
  await settled(() => expect(isOpen()).toBe(false));
});

test.each([
  ['during a save', POPUP, 'Guardar', false, '/edit-producto'],
  ['before the popup closes', POPUP, 'Guardar', true, '/edit-producto'],
  [
    'during a save that leads to another page',
    '/edit-producto/501',
    'Guardar y agregar otro',
    false,
    '/add-producto?subfamilia=111',
  ],
])('changes made %s wait for the next save, with a message', async (_, path, name, ...row) => {
  const [isAnswered, end] = row;
  const { release, fault } = hold();
  faults.write('patch', 'producto', fault, { once: true });
  await openProductos(path);
  await screen.findByLabelText('Bodega 1 Taras');
  fill(NAMED);
  stopClock();
  const save = button(name);
  fireEvent.click(save);
  await settled(() => expect(save).toHaveAttribute('aria-busy', 'true'));
  if (isAnswered) {
    release();
    await settled(() => screen.getByText(UPDATED));
  }
  // Changes the field without typing, which is locked: the end of an upload can do that too.
  fill({ Detalle: 'Mío' });
  release();
  await settled(() => screen.getByText(/Hizo cambios mientras se guardaba\. Guarde otra vez\./));
  await pass(1_500);
  expect(field('Detalle')).toHaveValue('Mío');
  const stored = () => productosOf(backend(), 'CAM-1');
  expect(await stored()).toMatchObject([{ nombre: 'Nuevo', detalle: 'Algodón peinado' }]);
  fireEvent.click(save);
  await settled(() => screen.getByText(UPDATED));
  await pass(1_500);
  await settled(() => expect(address()).toBe(end));
  expect(await stored()).toMatchObject([{ detalle: 'Mío' }]);
});
