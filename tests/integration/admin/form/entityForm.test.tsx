import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { DataError } from '#data/http/DataError.ts';
import { DELAY_MS, fails, open, READ, shop, useSuppliers } from './suppliers.tsx';

useSuppliers();

describe('a saved change', () => {
  test('shows its success, and the popup closes after the delay', async () => {
    const { field, retype, press } = await open();
    await retype('Name', 'Hilos Norte');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await press('Guardar');
    expect((await screen.findByText('Saved')).closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'success',
    );
    expect(field('Name')).toHaveAttribute('readonly');
    expect(screen.getByText('Guardar')).toBeDisabled();
    expect(shop.stored).toEqual({ ...READ, name: 'Hilos Norte' });
    await act(() => vi.advanceTimersByTimeAsync(DELAY_MS - 100));
    expect(screen.getByRole('dialog')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shop.afterWrites).toBe(1);
  });

  test('is written once by a double press and Enter, and is read-only meanwhile', async () => {
    const { user, field, retype } = await open();
    let respond: (() => void) | undefined;
    shop.responded = new Promise((resolve) => (respond = resolve));
    await retype('Name', 'Hilos Norte');
    // The second press comes before the busy state has rendered.
    fireEvent.click(screen.getByText('Guardar'));
    fireEvent.click(screen.getByText('Guardar'));
    await user.type(field('Name'), '{Enter}');
    expect(field('Name')).toHaveAttribute('readonly');
    expect(screen.getByText('Guardar')).toHaveAttribute('aria-busy', 'true');
    await act(async () => respond?.());
    await screen.findByText('Saved');
    expect(shop.writes).toBe(1);
  });
});

describe('what is added to a saved change', () => {
  test.each([
    ['while it is sent', false],
    ['before the popup closes', true],
  ])('%s waits for the next save, which is told', async (_when, isAnswered) => {
    let respond = () => {};
    shop.responded = new Promise((resolve) => (respond = resolve));
    const { field, retype, press } = await open();
    await retype('Name', 'Hilos Norte');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await press('Guardar');
    if (isAnswered) {
      respond();
      await screen.findByText('Saved');
    }
    fireEvent.change(field('City'), { target: { value: 'Heredia' } });
    respond();
    const done = await screen.findByText(/todavía no está guardado: guarde otra vez/);
    expect(done.closest('[role="status"]')).toHaveTextContent('Saved');
    await act(() => vi.advanceTimersByTimeAsync(DELAY_MS + 100));
    expect(field('City')).toHaveValue('Heredia');
    expect(shop.stored).toEqual({ ...READ, name: 'Hilos Norte' });
    await press('Guardar');
    await waitFor(() => expect(shop.stored.city).toBe('Heredia'));
    await act(() => vi.advanceTimersByTimeAsync(DELAY_MS + 100));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a failed change', () => {
  test.each([
    ['without a connection', fails('network'), 'Not saved', 'No hay conexión con la tienda.'],
    ['by a timeout', fails('timeout'), 'Not saved', 'La tienda tardó demasiado'],
    [
      'because of missing permission',
      fails('forbidden'),
      'Not saved',
      'Su usuario no tiene permiso de personal.',
    ],
    ['because the row was deleted', fails('notFound'), 'Not saved', 'otra persona lo eliminó'],
    ['by an error of the server', fails('unknown', 'disk full'), 'Not saved', 'disk full'],
    [
      'because the session ended',
      fails('signedOut'),
      'Sign in to save',
      'Inicie sesión en otra pestaña',
    ],
  ])('%s keeps what is typed, shows the reason, and can be saved again', async (...fault) => {
    const [, refuse, text, reason] = fault;
    const { field, retype, press } = await open();
    await retype('Name', 'Hilos Norte');
    shop.onWrite = refuse;
    await press('Guardar');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveTextContent(reason);
    expect(field('Name')).toHaveValue('Hilos Norte');
    expect(field('Name')).not.toHaveAttribute('readonly');
    // Only the response may be lost, so the list is read again after a failure too.
    expect(shop.afterWrites).toBe(1);
    shop.onWrite = (write) => write();
    await press('Guardar');
    await screen.findByText('Saved');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(shop.stored).toEqual({ ...READ, name: 'Hilos Norte' });
  });

  test('whose response was lost can be saved again without a conflict', async () => {
    const { retype, press } = await open();
    await retype('Name', 'Hilos Norte');
    shop.onWrite = (write) => {
      write();
      throw new DataError('network', 'the connection broke');
    };
    await press('Guardar');
    await screen.findByRole('alert');
    shop.onWrite = (write) => write();
    await press('Guardar');
    await screen.findByText('Saved');
    expect(shop.stored).toEqual({ ...READ, name: 'Hilos Norte' });
  });

  test('with a value that is taken shows that at its field', async () => {
    const { field, retype, press } = await open();
    await retype('Name', 'Hilos Norte');
    shop.onWrite = fails('duplicate');
    await press('Guardar');
    expect(await screen.findByText('rule taken')).toBeVisible();
    expect(field('Name')).toHaveFocus();
    expect(screen.queryByText('Not saved')).toBeNull();
  });
});

test('a broken rule shows at its field until the field changes, and nothing is sent', async () => {
  const { field, retype, press } = await open();
  await retype('Name', '');
  await press('Guardar');
  expect(await screen.findByText('rule required')).toBeVisible();
  expect(field('Name')).toHaveFocus();
  await retype('Name', 'H');
  expect(screen.queryByText('rule required')).toBeNull();
  expect(shop.writes).toBe(0);
});

test('the popup asks before it closes only while something is changed', async () => {
  const { user, field, retype, press } = await open();
  await retype('Name', 'Hilos Norte');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' });
  await user.click(within(question).getByRole('button', { name: 'Seguir editando' }));
  expect(field('Name')).toHaveValue('Hilos Norte');
  await retype('Name', READ.name);
  await press('Cancelar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shop.writes).toBe(0);
});

describe('a row that someone else changed', () => {
  const TITLE = 'Otra persona guardó cambios mientras usted editaba';

  /** Saves another name and phone after someone else changed the name and the city. */
  async function collide() {
    const opened = await open();
    await opened.retype('Name', 'Hilos míos');
    await opened.retype('Phone', '3333');
    shop.stored = { ...shop.stored, name: 'Hilos ajenos', city: 'Heredia' };
    await opened.press('Guardar');
    const box = (await screen.findByText(TITLE)).closest<HTMLElement>('[role="alert"]');
    if (box === null) throw new Error('no message');
    return { ...opened, box };
  }

  test('keeps their changes of other fields without a question', async () => {
    const { retype, press } = await open();
    await retype('Phone', '3333');
    shop.stored = { ...shop.stored, name: 'Hilos ajenos', city: 'Heredia' };
    await press('Guardar');
    await screen.findByText('Saved');
    expect(shop.stored).toEqual({ name: 'Hilos ajenos', phone: '3333', city: 'Heredia' });
  });

  test('shows both values of a field that both changed, and writes nothing', async () => {
    const { field, box } = await collide();
    expect(within(box).getAllByRole('listitem')).toHaveLength(1);
    expect(within(box).getByRole('listitem')).toHaveTextContent(
      'nameEstá guardadoHilos ajenosUsted escribióHilos míos',
    );
    expect(box).toHaveFocus();
    expect(field('Name')).toHaveValue('Hilos míos');
    expect(field('Phone')).toHaveValue('3333');
    expect(field('City')).toHaveValue('Heredia');
    expect(shop.stored).toEqual({ ...READ, name: 'Hilos ajenos', city: 'Heredia' });
  });

  test('is overwritten only in the fields that were changed here, when that is chosen', async () => {
    const { press } = await collide();
    await press('Guardar lo mío');
    await screen.findByText('Saved');
    expect(screen.queryByText(TITLE)).toBeNull();
    expect(shop.stored).toEqual({ name: 'Hilos míos', phone: '3333', city: 'Heredia' });
  });

  test('keeps their value when that is chosen, and the other fields stay as typed', async () => {
    const { field, press } = await collide();
    await press('Usar lo guardado');
    expect(screen.queryByText(TITLE)).toBeNull();
    expect(field('Name')).toHaveValue('Hilos ajenos');
    expect(field('Name')).toHaveFocus();
    expect(field('Phone')).toHaveValue('3333');
    await press('Guardar');
    await screen.findByText('Saved');
    expect(shop.stored).toEqual({ name: 'Hilos ajenos', phone: '3333', city: 'Heredia' });
  });

  test('asks again when it changed once more', async () => {
    const { press } = await collide();
    shop.stored = { ...shop.stored, name: 'Hilos de otra' };
    await press('Guardar lo mío');
    expect(await screen.findByText('Hilos de otra')).toBeVisible();
    expect(shop.stored.phone).toBe(READ.phone);
  });
});
