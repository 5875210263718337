import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { DataError } from '#data/http/DataError.ts';
import { see } from '../staffShop.ts';
import {
  change,
  DELAY_MS,
  fails,
  field,
  holdAnswer,
  NORTE,
  READ,
  rename,
  shop,
  TITLE,
  useSuppliers,
} from './suppliers.tsx';

useSuppliers();

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const popup = () => screen.queryByRole('dialog');

test('a success is shown, and the popup closes after the delay', async () => {
  const { press } = await rename();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await press('Guardar');
  const done = await screen.findByText('Saved');
  expect(done.closest('[data-tone]')).toHaveAttribute('data-tone', 'success');
  expect(field('Name')).toHaveAttribute('readonly');
  expect(screen.getByText('Guardar')).toBeDisabled();
  expect(shop.stored).toEqual(NORTE);
  await passes(DELAY_MS - 100);
  expect(popup()).toBeVisible();
  await passes(200);
  expect(popup()).toBeNull();
  expect(shop.afterWrites).toBe(1);
});

test('a change is written once by a double press and Enter, and is read-only meanwhile', async () => {
  const answer = holdAnswer();
  const { user } = await rename();
  // The second press comes before the busy state has rendered.
  fireEvent.click(screen.getByText('Guardar'));
  fireEvent.click(screen.getByText('Guardar'));
  await user.type(field('Name'), '{Enter}');
  expect(field('Name')).toHaveAttribute('readonly');
  expect(screen.getByText('Guardar')).toHaveAttribute('aria-busy', 'true');
  answer();
  await see('Saved');
  expect(shop.writes).toBe(1);
});

test.each([
  ['while it is sent', 'popup', false],
  ['before the popup closes', 'popup', true],
  ['while a page sends it', 'page', false],
] as const)('what is added %s waits for the next save, which is told', async (...row) => {
  const [, place, isAnswered] = row;
  const answer = holdAnswer();
  const { press } = await rename(place);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await press('Guardar');
  await waitFor(() => expect(shop.writes).toBe(1));
  if (isAnswered) {
    answer();
    await see('Saved');
  }
  change('City', 'Heredia');
  answer();
  const done = await screen.findByText(/todavía no está guardado: guarde otra vez/);
  expect(done.closest('[role="status"]')).toHaveTextContent('Saved');
  await passes(DELAY_MS + 100);
  expect(field('City')).toHaveValue('Heredia');
  expect(shop.stored).toEqual(NORTE);
  await press('Guardar');
  await waitFor(() => expect(shop.stored).toEqual({ ...NORTE, city: 'Heredia' }));
  await passes(DELAY_MS + 100);
  expect(popup()).toBeNull();
});

describe('faults', () => {
  test.each([
    ['network', 'Not saved', 'No hay conexión con la tienda.'],
    ['timeout', 'Not saved', 'La tienda tardó demasiado'],
    ['forbidden', 'Not saved', 'Su usuario no tiene permiso de personal.'],
    ['notFound', 'Not saved', 'otra persona lo eliminó'],
    ['unknown', 'Not saved', 'disk full'],
    ['signedOut', 'Sign in to save', 'Inicie sesión en otra pestaña'],
  ] as const)('%s keeps what is typed, says why, and can be saved again', async (...row) => {
    const [kind, text, reason] = row;
    const { press } = await rename();
    shop.onWrite = fails(kind, 'disk full');
    await press('Guardar');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveTextContent(reason);
    expect(field('Name')).toHaveValue('Hilos Norte');
    expect(field('Name')).not.toHaveAttribute('readonly');
    // Only the answer may be lost, so the list is read again after a failure too.
    expect(shop.afterWrites).toBe(1);
    shop.onWrite = (write) => write();
    await press('Guardar');
    await see('Saved');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(shop.stored).toEqual(NORTE);
  });

  test('a lost answer can be saved again without a conflict', async () => {
    const { press } = await rename();
    shop.onWrite = (write) => {
      write();
      throw new DataError('network', 'the connection broke');
    };
    await press('Guardar');
    await screen.findByRole('alert');
    shop.onWrite = (write) => write();
    await press('Guardar');
    await see('Saved');
    expect(shop.stored).toEqual(NORTE);
  });
});

describe('bad inputs', () => {
  test('a broken rule, or a value that is taken, shows at its field until that changes', async () => {
    const { press } = await rename();
    change('Name', '');
    await press('Guardar');
    await see('rule required');
    expect(field('Name')).toHaveFocus();
    change('Name', 'H');
    await waitFor(() => expect(screen.queryByText('rule required')).toBeNull());
    expect(shop.writes).toBe(0);
    shop.onWrite = fails('duplicate');
    await press('Guardar');
    await see('rule taken');
    expect(field('Name')).toHaveFocus();
    expect(screen.queryByText('Not saved')).toBeNull();
  });
});

test('the popup asks before it closes only while something is changed', async () => {
  const { user, press } = await rename();
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' });
  await user.click(within(question).getByText('Seguir editando'));
  expect(field('Name')).toHaveValue('Hilos Norte');
  change('Name', READ.name);
  await press('Cancelar');
  await waitFor(() => expect(popup()).toBeNull());
  expect(shop.writes).toBe(0);
});

describe('a row that someone else changed', () => {
  const AJENOS = { ...READ, name: 'Hilos ajenos', city: 'Heredia' };

  /** Saves another name and phone after someone else changed the name and the city. */
  async function collide() {
    const opened = await rename();
    change('Phone', '3333');
    shop.stored = AJENOS;
    await opened.press('Guardar');
    const box = (await screen.findByText(TITLE)).closest<HTMLElement>('[role="alert"]');
    return { ...opened, box: box ?? document.body };
  }

  test('keeps their changes of other fields without a question', async () => {
    const { press } = await rename();
    change('Name', READ.name);
    change('Phone', '3333');
    shop.stored = AJENOS;
    await press('Guardar');
    await see('Saved');
    expect(shop.stored).toEqual({ ...AJENOS, phone: '3333' });
  });

  test('shows both values of what both changed, and overwrites only that, when it is chosen', async () => {
    const { box, press } = await collide();
    const items = Array.from(box.querySelectorAll('li'), (item) => item.textContent);
    expect(items).toEqual(['nameEstá guardadoHilos ajenosUsted escribióHilos Norte']);
    expect(box).toHaveFocus();
    expect(field('Name')).toHaveValue('Hilos Norte');
    expect(field('Phone')).toHaveValue('3333');
    expect(field('City')).toHaveValue('Heredia');
    expect(shop.stored).toEqual(AJENOS);
    // It asks again when the row has changed once more.
    shop.stored = { ...AJENOS, name: 'Hilos de otra' };
    await press('Guardar lo mío');
    await see('Hilos de otra');
    expect(shop.stored.phone).toBe(READ.phone);
    await press('Guardar lo mío');
    await see('Saved');
    expect(screen.queryByText(TITLE)).toBeNull();
    expect(shop.stored).toEqual({ ...NORTE, phone: '3333', city: 'Heredia' });
  });

  test('keeps their value when that is chosen, and the other fields stay as typed', async () => {
    const { press } = await collide();
    await press('Usar lo guardado');
    expect(screen.queryByText(TITLE)).toBeNull();
    expect(field('Name')).toHaveValue('Hilos ajenos');
    expect(field('Name')).toHaveFocus();
    expect(field('Phone')).toHaveValue('3333');
    await press('Guardar');
    await see('Saved');
    expect(shop.stored).toEqual({ ...AJENOS, phone: '3333' });
  });
});
