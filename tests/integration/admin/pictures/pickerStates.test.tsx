import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { network, useBackend } from '#tests/backend.ts';
import { faults } from '#tests/faults.ts';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';
import { listFiles } from './library.ts';
import { findNames, renderPicker } from './pickerPage.tsx';

const LISTS = '*/storage/v1/object/list-v2/productsamples';

const backend = useBackend();
let staff: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
  await listFiles(
    backend(),
    Array.from({ length: 1003 }, (_, index) => `highres/foto-${1000 + index}.webp`),
  );
});
beforeEach(() => keepSession(staff));

const retry = () => screen.getByRole('button', { name: 'Reintentar' });

test('while the pictures load it says so', async () => {
  network.use(http.post(LISTS, () => new Promise<never>(() => undefined)));
  await renderPicker({ folder: 'highres', pageSize: 6, canBrowse: true });
  expect(await screen.findByText('Cargando imágenes…')).toHaveRole('status');
  expect(screen.queryByText(/imágenes$/)).toBeNull();
});

test('without thumbnails it says how to get one', async () => {
  await renderPicker({ folder: 'thumbnails', pageSize: 6 });
  expect(await screen.findByText('Aquí no hay imágenes')).toBeVisible();
  expect(screen.getByText('Suba la primera con el botón «Subir imagen».')).toBeVisible();
});

test('a failure says why, and is tried again', async () => {
  network.use(
    http.post(LISTS, () => HttpResponse.json({ message: 'bucket is asleep' }, { status: 500 })),
  );
  const { user } = await renderPicker({ folder: 'highres', pageSize: 6, canBrowse: true });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error al cargar imágenes: Respuesta del servidor: bucket is asleep',
  );
  expect(screen.queryByText('Aquí no hay imágenes')).toBeNull();
  expect(screen.queryByText('0 imágenes')).toBeNull();
  faults.none();
  await user.click(retry());
  expect((await findNames())[0]).toBe('foto-1000.webp');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failure in the middle keeps what was read, and the rest is tried again', async () => {
  network.use(
    http.post(LISTS, async ({ request }) => {
      const query = await request.clone().text();
      return query.includes('"cursor"') ? HttpResponse.error() : undefined;
    }),
  );
  const { user } = await renderPicker({ folder: 'highres', pageSize: 6, canBrowse: true });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error al cargar imágenes: No hay conexión con la tienda.',
  );
  expect((await findNames())[0]).toBe('foto-1000.webp');
  expect(screen.getByText('1000 imágenes')).toBeVisible();
  faults.none();
  await user.click(retry());
  expect(await screen.findByText('1003 imágenes')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a sign-in that has ended is told', async () => {
  localStorage.clear();
  await renderPicker({ folder: 'highres', pageSize: 6, canBrowse: true });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error al cargar imágenes: Debe iniciar sesión para ver las imágenes.',
  );
});
