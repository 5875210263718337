import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { faults, restError } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';
import { findToast } from '#tests/toast.ts';
import { FAMILIA_ROWS } from './familiaRows.ts';
import {
  failure,
  openFamilias,
  orderSaved,
  press,
  recordWrites,
  rowButton,
  shownNames,
  shownRows,
  storedRows,
} from './page.ts';

const backend = useBackend();
let staff: StoredSession;
let stranger: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
  stranger = await signIn(backend(), 'stranger@shop.example');
});
beforeEach(async () => {
  await backend().sql(FAMILIA_ROWS);
});

const AS_READ = ['Camisetas 1', 'Gorras 2', 'Toallas 4', 'Bolsos none', 'Zapatos none'];

describe('an arrow', () => {
  test('trades places with the neighbour, writes those two alone, and says where it is', async () => {
    const { user } = await openFamilias(staff);
    const writes = recordWrites();
    await press(user, 'Subir', 'Toallas');
    expect(shownNames()).toBe('Camisetas Toallas Gorras Bolsos Zapatos');
    expect(await screen.findByText('«Toallas» está en la posición 2 de 5')).toBeVisible();
    expect(writes).toEqual(['PATCH eq.3 {"number":2}', 'PATCH eq.2 {"number":4}']);
    expect(await storedRows(backend())).toEqual([
      'Camisetas 1',
      'Gorras 4',
      'Toallas 2',
      'Bolsos none',
      'Zapatos none',
    ]);
  });

  test('counts an unnumbered neighbour as 999', async () => {
    const { user } = await openFamilias(staff);
    await press(user, 'Bajar', 'Toallas');
    await orderSaved();
    expect(shownRows()).toEqual([
      'Camisetas 1',
      'Gorras 2',
      'Bolsos 4',
      'Toallas 999',
      'Zapatos –Sin orden',
    ]);
    expect(await storedRows(backend())).toEqual([
      'Camisetas 1',
      'Gorras 2',
      'Toallas 999',
      'Bolsos 4',
      'Zapatos none',
    ]);
  });

  test('pressed again and again moves on, each time once, and keeps the focus', async () => {
    const { user } = await openFamilias(staff);
    rowButton('Subir', 'Bolsos').focus();
    await user.keyboard('{Enter}{Enter}{Enter}{Enter}');
    expect(shownNames()).toBe('Bolsos Camisetas Gorras Toallas Zapatos');
    expect(rowButton('Subir', 'Bolsos')).toHaveFocus();
    await orderSaved();
    await waitFor(async () =>
      expect(await storedRows(backend())).toEqual([
        'Camisetas 2',
        'Gorras 4',
        'Toallas 999',
        'Bolsos 1',
        'Zapatos none',
      ]),
    );
    expect(shownNames()).toBe('Bolsos Camisetas Gorras Toallas Zapatos');
  });
});

describe('Auto-ordenar', () => {
  test('numbers the unnumbered from one more than the highest, and no other', async () => {
    const { user } = await openFamilias(staff);
    const writes = recordWrites();
    await user.click(screen.getByRole('button', { name: 'Auto-ordenar' }));
    expect(await findToast('Se numeraron 2 familias')).toBeVisible();
    expect(writes).toEqual(['PATCH eq.4 {"number":5}', 'PATCH eq.5 {"number":6}']);
    expect(shownRows()).toEqual(['Camisetas 1', 'Gorras 2', 'Toallas 4', 'Bolsos 5', 'Zapatos 6']);
  });

  test('writes nothing when all are numbered', async () => {
    await backend().sql('update public.familia set number = id');
    const { user } = await openFamilias(staff);
    const writes = recordWrites();
    await user.click(screen.getByRole('button', { name: 'Auto-ordenar' }));
    expect(await findToast('Todas las familias tienen orden')).toBeVisible();
    expect(writes).toEqual([]);
  });
});

test('the catalogue has the new order at once', async () => {
  keepSession(staff);
  const { user } = await renderApp('/catalogue');
  const types = () =>
    screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  await screen.findByRole('radio', { name: /Gorras/ });
  const before = types();
  await user.click(await screen.findByRole('link', { name: 'Familias' }));
  await screen.findByRole('table');
  await press(user, 'Bajar', 'Camisetas');
  await screen.findByText('«Camisetas» está en la posición 2 de 5');
  const header = within(screen.getByRole('banner'));
  await user.click(header.getByRole('link', { name: 'Catálogo' }));
  await screen.findByRole('radio', { name: /Gorras/ });
  const [all, first, second, ...others] = before;
  expect(types()).toEqual([all, second, first, ...others]);
});

test('an order that is saved but cannot be read again is shown, and that it may be old', async () => {
  const { user } = await openFamilias(staff);
  faults.rest('familia', 'network');
  await press(user, 'Bajar', 'Camisetas');
  expect(await screen.findByText('La lista puede no estar al día')).toBeVisible();
  expect(shownNames()).toBe('Gorras Camisetas Toallas Bolsos Zapatos');
  faults.none();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByText('La lista puede no estar al día')).toBeNull());
  expect(shownNames()).toBe('Gorras Camisetas Toallas Bolsos Zapatos');
});

describe('an order that cannot be saved', () => {
  test('half-way says at which familia, and shows what was saved', async () => {
    const { user } = await openFamilias(staff);
    faults.write('patch', 'familia', (request) =>
      request.url.includes('id=eq.5') ? restError(500, 'XX000', 'disk full') : undefined,
    );
    await user.click(screen.getByRole('button', { name: 'Auto-ordenar' }));
    const text = await failure();
    expect(text).toContain('Error al actualizar familia');
    expect(text).toContain('No se guardó el orden de «Zapatos».');
    expect(text).toContain('disk full');
    expect(shownRows()).toEqual([
      'Camisetas 1',
      'Gorras 2',
      'Toallas 4',
      'Bolsos 5',
      'Zapatos –Sin orden',
    ]);
  });

  test('and what was done meanwhile is dropped with it; then it works again', async () => {
    const { user } = await openFamilias(staff);
    faults.write('patch', 'familia', 'network');
    rowButton('Subir', 'Toallas').focus();
    await user.keyboard('{Enter}{Enter}');
    expect(await failure()).toContain('No se guardó el orden de «Toallas».');
    expect(shownNames()).toBe('Camisetas Gorras Toallas Bolsos Zapatos');
    expect(await storedRows(backend())).toEqual(AS_READ);
    faults.none();
    await press(user, 'Subir', 'Toallas');
    await screen.findByText('«Toallas» está en la posición 2 de 5');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('because somebody else moved the familia meanwhile says so and shows theirs', async () => {
    const { user } = await openFamilias(staff);
    await backend().sql("update public.familia set number = 9 where nombre = 'Gorras'");
    await press(user, 'Bajar', 'Camisetas');
    const text = await failure();
    expect(text).toContain('Error al actualizar familia');
    expect(text).toContain('Otra persona movió «Gorras» mientras tanto.');
    expect(shownNames()).toBe('Camisetas Toallas Gorras Bolsos Zapatos');
  });

  test('by somebody who is not staff says so and leaves all as it was', async () => {
    const { user } = await openFamilias(stranger);
    await press(user, 'Bajar', 'Camisetas');
    const text = await failure();
    expect(text).toContain('Error al actualizar familia');
    expect(text).toContain('Su usuario no tiene permiso de personal.');
    expect(shownNames()).toBe('Camisetas Gorras Toallas Bolsos Zapatos');
    expect(await storedRows(backend())).toEqual(AS_READ);
  });

  test('because the sign-in is over asks to sign in', async () => {
    const { user } = await openFamilias(staff);
    faults.write('patch', 'familia', () =>
      HttpResponse.json({ code: 'PGRST301' }, { status: 401 }),
    );
    await press(user, 'Bajar', 'Camisetas');
    expect(await failure()).toContain('Debes iniciar sesión para editar familias');
  });
});
