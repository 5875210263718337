import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataError } from '#data/http/DataError.ts';
import { LeaveQuestion } from '#features/admin/shared/LeaveQuestion.tsx';
import { EntityDialog } from '#features/admin/shared/form/EntityDialog.tsx';
import { type EditResult, useEditForm } from '#features/admin/shared/form/useEditForm.ts';
import { useFieldProps } from '#features/admin/shared/form/useFieldProps.ts';
import { backOffice } from '#i18n/es/staff/backOffice.ts';
import { startI18n } from '#i18n/init.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { watchHistorySteps } from '#shared/lib/historySteps.ts';
import { TextField } from '#shared/ui/TextField.tsx';
import { useBackend } from '#tests/backend.ts';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';

/** A supplier: all of its fields are texts. */
type Supplier = { readonly name: string; readonly phone: string; readonly city: string };

const READ: Supplier = { name: 'Hilos Sur', phone: '2222', city: 'Cartago' };
const DELAY_MS = 1500;

/** The row of the table, and what writes of it found. */
let stored: Supplier;
let writes: number;
let afterWrites: number;
/** What the next write meets; by default it is carried out. */
let onWrite: (write: () => EditResult<Supplier, Supplier>) => EditResult<Supplier, Supplier>;
/** When the next write is answered. */
let answered: Promise<void>;

const backend = useBackend();
let session: StoredSession;
beforeAll(async () => {
  await startI18n();
  registerTexts('backOffice', backOffice);
  session = await signIn(backend(), 'staff@shop.example', { staff: true });
});
beforeEach(() => {
  keepSession(session);
  stored = READ;
  writes = 0;
  afterWrites = 0;
  onWrite = (write) => write();
  answered = Promise.resolve();
  history.replaceState(null, '', '/list');
  watchHistorySteps();
});

/** Writes what differs from what was read, while those fields are as they were read. */
async function writeSupplier(read: Supplier, form: Supplier) {
  writes += 1;
  await answered;
  return onWrite(() => {
    const changes = Object.entries(form).filter(([key, value]) => value !== Reflect.get(read, key));
    const isAsRead = changes.every(([key]) => Reflect.get(stored, key) === Reflect.get(read, key));
    if (!isAsRead) return { outcome: 'changed', now: stored };
    stored = { ...stored, ...Object.fromEntries(changes) };
    return { outcome: 'saved' };
  });
}

function Fields() {
  const propsOf = useFieldProps<Supplier>((_name, rule) => `rule ${rule}`);
  return (
    <>
      <TextField {...propsOf('name')} label="Name" />
      <TextField {...propsOf('phone')} label="Phone" />
      <TextField {...propsOf('city')} label="City" />
    </>
  );
}

function EditSupplier({ onClose }: { onClose: () => void }) {
  const [row] = useState(READ);
  const api = useEditForm<Supplier, Supplier>({
    row,
    toForm: (supplier) => supplier,
    validate: ({ name }) => (name === '' ? { name: 'required' } : {}),
    write: writeSupplier,
    afterWrite: async () => {
      afterWrites += 1;
    },
    texts: { success: 'Saved', failure: 'Not saved', signIn: 'Sign in to save' },
    uniqueField: 'name',
    closeDelayMs: DELAY_MS,
    close: onClose,
  });
  return (
    <EntityDialog
      title="Supplier"
      api={api}
      conflictTexts={{ label: (field) => field, show: (_field, value) => value }}
      onClose={onClose}
    >
      <Fields />
    </EntityDialog>
  );
}

function List() {
  const popup = useHashPopup('#edit');
  return (
    <>
      <button onClick={popup.open}>Edit</button>
      {popup.isOpen && <EditSupplier onClose={popup.close} />}
      <LeaveQuestion />
    </>
  );
}

async function open() {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter useTransitions={false}>
        <List />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  await user.click(screen.getByText('Edit'));
  await screen.findByRole('dialog', { name: 'Supplier' });
  const field = (label: string) => screen.getByLabelText(label);
  const retype = async (label: string, text: string) => {
    await user.clear(field(label));
    if (text !== '') await user.type(field(label), text);
  };
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, field, retype, press };
}

const fails =
  (kind: DataError['kind'], detail = '') =>
  () => {
    throw new DataError(kind, detail);
  };

describe('a change that is saved', () => {
  test('is told in green, and the popup closes after a moment', async () => {
    const { field, retype, press } = await open();
    await retype('Name', 'Hilos Norte');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await press('Guardar');
    expect((await screen.findByText('Saved')).closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'success',
    );
    expect(field('Name')).toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeDisabled();
    expect(stored).toEqual({ ...READ, name: 'Hilos Norte' });
    await act(() => vi.advanceTimersByTimeAsync(DELAY_MS - 100));
    expect(screen.getByRole('dialog')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(afterWrites).toBe(1);
  });

  test('is saved once, however often its button is pressed', async () => {
    const { user, retype } = await open();
    await retype('Name', 'Hilos Norte');
    await user.dblClick(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Saved');
    expect(writes).toBe(1);
  });

  test('cannot be changed while it is being saved', async () => {
    const { field, retype, press } = await open();
    let arrive: (() => void) | undefined;
    answered = new Promise((resolve) => (arrive = resolve));
    await retype('Name', 'Hilos Norte');
    await press('Guardar');
    expect(field('Name')).toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Guardar' })).toHaveAttribute('aria-busy', 'true');
    await act(async () => arrive?.());
    await screen.findByText('Saved');
  });
});

describe('faults', () => {
  test.each([
    ['no connection', fails('network'), 'Not saved', 'No hay conexión con la tienda.'],
    ['no response in time', fails('timeout'), 'Not saved', 'La tienda tardó demasiado'],
    ['a stranger', fails('forbidden'), 'Not saved', 'Su usuario no tiene permiso de personal.'],
    ['a row that is gone', fails('notFound'), 'Not saved', 'otra persona lo eliminó'],
    ['a broken service', fails('unknown', 'disk full'), 'Not saved', 'disk full'],
    [
      'a session that ended',
      fails('signedOut'),
      'Sign in to save',
      'Inicie sesión en otra pestaña',
    ],
  ])('%s: says so, keeps what is typed, and is saved the next time', async (...fault) => {
    const [, refuse, text, reason] = fault;
    const { field, retype, press } = await open();
    await retype('Name', 'Hilos Norte');
    onWrite = refuse;
    await press('Guardar');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveTextContent(reason);
    expect(field('Name')).toHaveValue('Hilos Norte');
    expect(field('Name')).not.toHaveAttribute('readonly');
    // Only the response may be lost: what is on show is read again all the same.
    expect(afterWrites).toBe(1);
    onWrite = (write) => write();
    await press('Guardar');
    await screen.findByText('Saved');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(stored).toEqual({ ...READ, name: 'Hilos Norte' });
  });

  test('a response that was lost after the write is no conflict with oneself', async () => {
    const { retype, press } = await open();
    await retype('Name', 'Hilos Norte');
    onWrite = (write) => {
      write();
      throw new DataError('network', 'the connection broke');
    };
    await press('Guardar');
    await screen.findByRole('alert');
    onWrite = (write) => write();
    await press('Guardar');
    await screen.findByText('Saved');
    expect(stored).toEqual({ ...READ, name: 'Hilos Norte' });
  });

  test('a value that is taken is told at its field, which takes the focus', async () => {
    const { field, retype, press } = await open();
    await retype('Name', 'Hilos Norte');
    onWrite = fails('duplicate');
    await press('Guardar');
    expect(await screen.findByText('rule taken')).toBeVisible();
    expect(field('Name')).toHaveFocus();
    expect(screen.queryByText('Not saved')).toBeNull();
  });
});

test('a broken rule is told at its field until that is changed; nothing is sent', async () => {
  const { field, retype, press } = await open();
  await retype('Name', '');
  await press('Guardar');
  expect(await screen.findByText('rule required')).toBeVisible();
  expect(field('Name')).toHaveFocus();
  await retype('Name', 'H');
  expect(screen.queryByText('rule required')).toBeNull();
  expect(writes).toBe(0);
});

test('what is typed is asked about before the popup closes; what is not changed is not', async () => {
  const { user, field, retype, press } = await open();
  await retype('Name', 'Hilos Norte');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' });
  await user.click(within(question).getByRole('button', { name: 'Seguir editando' }));
  expect(field('Name')).toHaveValue('Hilos Norte');
  await retype('Name', READ.name);
  await press('Cancelar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes).toBe(0);
});

describe('a row that someone else changed meanwhile', () => {
  const TITLE = 'Otra persona guardó cambios mientras usted editaba';

  /** Types another name and phone, while elsewhere the name and the city change, and saves. */
  async function collide() {
    const opened = await open();
    await opened.retype('Name', 'Hilos míos');
    await opened.retype('Phone', '3333');
    stored = { ...stored, name: 'Hilos ajenos', city: 'Heredia' };
    await opened.press('Guardar');
    const box = (await screen.findByText(TITLE)).closest<HTMLElement>('[role="alert"]');
    if (box === null) throw new Error('nobody is told');
    return { ...opened, box };
  }

  test('keeps what they changed in other fields, and nothing is asked', async () => {
    const { retype, press } = await open();
    await retype('Phone', '3333');
    stored = { ...stored, name: 'Hilos ajenos', city: 'Heredia' };
    await press('Guardar');
    await screen.findByText('Saved');
    expect(stored).toEqual({ name: 'Hilos ajenos', phone: '3333', city: 'Heredia' });
  });

  test('is asked about where both changed the same field, with both values; nothing is written', async () => {
    const { field, box } = await collide();
    expect(within(box).getAllByRole('listitem')).toHaveLength(1);
    expect(within(box).getByRole('listitem')).toHaveTextContent(
      'nameEstá guardadoHilos ajenosUsted escribióHilos míos',
    );
    expect(box).toHaveFocus();
    expect(field('Name')).toHaveValue('Hilos míos');
    expect(field('Phone')).toHaveValue('3333');
    expect(field('City')).toHaveValue('Heredia');
    expect(stored).toEqual({ ...READ, name: 'Hilos ajenos', city: 'Heredia' });
  });

  test('is overwritten only in the fields that were changed here', async () => {
    const { press } = await collide();
    await press('Guardar lo mío');
    await screen.findByText('Saved');
    expect(screen.queryByText(TITLE)).toBeNull();
    expect(stored).toEqual({ name: 'Hilos míos', phone: '3333', city: 'Heredia' });
  });

  test('keeps their value when that is wanted, and the rest goes on from there', async () => {
    const { field, press } = await collide();
    await press('Usar lo guardado');
    expect(screen.queryByText(TITLE)).toBeNull();
    expect(field('Name')).toHaveValue('Hilos ajenos');
    expect(field('Name')).toHaveFocus();
    expect(field('Phone')).toHaveValue('3333');
    await press('Guardar');
    await screen.findByText('Saved');
    expect(stored).toEqual({ name: 'Hilos ajenos', phone: '3333', city: 'Heredia' });
  });

  test('is asked about again when it changed once more', async () => {
    const { press } = await collide();
    stored = { ...stored, name: 'Hilos de otra' };
    await press('Guardar lo mío');
    expect(await screen.findByText('Hilos de otra')).toBeVisible();
    expect(stored.phone).toBe(READ.phone);
  });
});
