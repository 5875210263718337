import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { faults, restError } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { signIn, type StoredSession } from '#tests/signIn.ts';
import { address, endSession, fill, findTable, openAs, save } from './page.ts';
import { SUBFAMILIA_ROWS } from './subfamiliaRows.ts';

const backend = useBackend();
let staff: StoredSession;
let stranger: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
  stranger = await signIn(backend(), 'stranger@shop.example');
});
beforeEach(async () => {
  await backend().sql(SUBFAMILIA_ROWS);
});

const stored = () =>
  backend().sql(`select nombre from public.subfamilia where nombre = 'Delantal'`);

test('nobody signed in: the access is restricted', async () => {
  await renderApp('/add-subfamilia');
  await screen.findByRole('heading', { level: 1, name: 'Acceso Restringido' });
  expect(screen.queryByRole('textbox', { name: /Nombre/ })).toBeNull();
});

test('the page adds as the popup does, and leads to the list', async () => {
  const { user } = await openAs(staff, '/add-subfamilia');
  await save(user);
  expect(await screen.findAllByText('Este campo es obligatorio')).toHaveLength(2);
  await fill(user, { name: 'Delantal', familia: 'Gorras' });
  await save(user);
  await screen.findByText('¡Subfamilia agregada exitosamente!');
  await findTable();
  expect(address()).toBe('/edit-subfamilia');
  expect(screen.getByRole('rowheader', { name: 'Delantal' })).toBeVisible();
});

test('a failure is told, and keeps what is typed', async () => {
  faults.write('post', 'subfamilia', () => restError(500, 'XX000', 'disk full'));
  const { user } = await openAs(staff, '/add-subfamilia');
  await fill(user, { name: 'Delantal', familia: 'Gorras' });
  await save(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error al agregar la subfamilia.');
  expect(screen.getByRole('textbox', { name: /Nombre/ })).toHaveValue('Delantal');
});

test('a stranger who is signed in is refused, and told why', async () => {
  const { user } = await openAs(stranger, '/add-subfamilia');
  await fill(user, { name: 'Delantal', familia: 'Gorras' });
  await save(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error al agregar la subfamilia.');
  expect(alert).toHaveTextContent('Su usuario no tiene permiso de personal.');
  expect(await stored()).toEqual([]);
});

test('leaving with something typed asks first', async () => {
  const { user } = await openAs(staff, '/add-subfamilia');
  await fill(user, { name: 'Delantal' });
  await user.click(screen.getByRole('link', { name: 'Cancelar' }));
  await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' });
  await user.click(screen.getByRole('button', { name: 'Seguir editando' }));
  expect(screen.getByRole('textbox', { name: /Nombre/ })).toHaveValue('Delantal');
  await user.click(screen.getByRole('link', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  await findTable();
  expect(address()).toBe('/edit-subfamilia');
});

test('a sign-in that ended meanwhile loses nothing, and says what is needed', async () => {
  const { user } = await openAs(staff, '/add-subfamilia');
  await fill(user, { name: 'Delantal', familia: 'Gorras' });
  endSession();
  await screen.findByText('Su sesión terminó');
  await save(user);
  await screen.findByText('Debes iniciar sesión para agregar subfamilias');
  expect(screen.getByRole('textbox', { name: /Nombre/ })).toHaveValue('Delantal');
  expect(await stored()).toEqual([]);
});
