import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pass, settled, stopClock } from '#tests/clock.ts';
import { FORM_ROWS } from '../productos/formRows.ts';
import { fill, openProductos, REQUIRED } from '../productos/pages.ts';
import { useSignedInShop } from '../staffShop.ts';

useSignedInShop(FORM_ROWS);

const NAMED = { Nombre: 'Nuevo' };

test.each([
  ['/edit-familia#agregar', { ...NAMED, Orden: '9' }, /^¡Familia agregada!/, 1_000],
  ['/edit-subfamilia#agregar', { ...NAMED, Familia: 'Gorras' }, /^¡Subfamilia agregada/, 800],
  ['/edit-producto#agregar', REQUIRED, /^¡Producto agregado/, 1_000],
  ['/edit-producto#editar-501', NAMED, /^¡Producto actualizado/, 1_500],
])('the popup at %s shows its success, and closes', async (path, values, done, delayMs) => {
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
