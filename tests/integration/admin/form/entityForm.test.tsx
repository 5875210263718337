import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
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
import { retypeField } from '#tests/retype.ts';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';

/** A supplier: all of its fields are texts. */
type Supplier = { readonly name: string; readonly phone: string; readonly city: string };

const READ: Supplier = { name: 'Hilos Sur', phone: '2222', city: 'Cartago' };
const DELAY_MS = 1500;

/** The row of the table. */
let stored: Supplier;
let writes: number;
let afterWrites: number;
/** What a write meets; by default it succeeds. */
let onWrite: (write: () => EditResult<Supplier, Supplier>) => EditResult<Supplier, Supplier>;
/** Settles when a write gets its response. */
let responded: Promise<void>;

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
  responded = Promise.resolve();
  history.replaceState(null, '', '/list');
  watchHistorySteps();
});

/** Writes the changed fields, if nobody else changed them since they were read. */
async function writeSupplier(read: Supplier, form: Supplier) {
  writes += 1;
  await responded;
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
  const retype = (label: string, text: string) => retypeField(user, field(label), text);
  const press = (text: string) => user.click(screen.getByText(text));
  return { user, field, retype, press };
}

const fails =
  (kind: DataError['kind'], detail = '') =>
  () => {
    throw new DataError(kind, detail);
  };

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
    expect(stored).toEqual({ ...READ, name: 'Hilos Norte' });
    await act(() => vi.advanceTimersByTimeAsync(DELAY_MS - 100));
    expect(screen.getByRole('dialog')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(afterWrites).toBe(1);
  });

  test('is written once by a double press and Enter, and is read-only meanwhile', async () => {
    const { user, field, retype } = await open();
    let respond: (() => void) | undefined;
    responded = new Promise((resolve) => (respond = resolve));
    await retype('Name', 'Hilos Norte');
    // The second press comes before the busy state has rendered.
    fireEvent.click(screen.getByText('Guardar'));
    fireEvent.click(screen.getByText('Guardar'));
    await user.type(field('Name'), '{Enter}');
    expect(field('Name')).toHaveAttribute('readonly');
    expect(screen.getByText('Guardar')).toHaveAttribute('aria-busy', 'true');
    await act(async () => respond?.());
    await screen.findByText('Saved');
    expect(writes).toBe(1);
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
    onWrite = refuse;
    await press('Guardar');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveTextContent(reason);
    expect(field('Name')).toHaveValue('Hilos Norte');
    expect(field('Name')).not.toHaveAttribute('readonly');
    // Only the response may be lost, so the list is read again after a failure too.
    expect(afterWrites).toBe(1);
    onWrite = (write) => write();
    await press('Guardar');
    await screen.findByText('Saved');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(stored).toEqual({ ...READ, name: 'Hilos Norte' });
  });

  test('whose response was lost can be saved again without a conflict', async () => {
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

  test('with a value that is taken shows that at its field', async () => {
    const { field, retype, press } = await open();
    await retype('Name', 'Hilos Norte');
    onWrite = fails('duplicate');
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
  expect(writes).toBe(0);
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
  expect(writes).toBe(0);
});

describe('a row that someone else changed', () => {
  const TITLE = 'Otra persona guardó cambios mientras usted editaba';

  /** Saves another name and phone after someone else changed the name and the city. */
  async function collide() {
    const opened = await open();
    await opened.retype('Name', 'Hilos míos');
    await opened.retype('Phone', '3333');
    stored = { ...stored, name: 'Hilos ajenos', city: 'Heredia' };
    await opened.press('Guardar');
    const box = (await screen.findByText(TITLE)).closest<HTMLElement>('[role="alert"]');
    if (box === null) throw new Error('no message');
    return { ...opened, box };
  }

  test('keeps their changes of other fields without a question', async () => {
    const { retype, press } = await open();
    await retype('Phone', '3333');
    stored = { ...stored, name: 'Hilos ajenos', city: 'Heredia' };
    await press('Guardar');
    await screen.findByText('Saved');
    expect(stored).toEqual({ name: 'Hilos ajenos', phone: '3333', city: 'Heredia' });
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
    expect(stored).toEqual({ ...READ, name: 'Hilos ajenos', city: 'Heredia' });
  });

  test('is overwritten only in the fields that were changed here, when that is chosen', async () => {
    const { press } = await collide();
    await press('Guardar lo mío');
    await screen.findByText('Saved');
    expect(screen.queryByText(TITLE)).toBeNull();
    expect(stored).toEqual({ name: 'Hilos míos', phone: '3333', city: 'Heredia' });
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
    expect(stored).toEqual({ name: 'Hilos ajenos', phone: '3333', city: 'Heredia' });
  });

  test('asks again when it changed once more', async () => {
    const { press } = await collide();
    stored = { ...stored, name: 'Hilos de otra' };
    await press('Guardar lo mío');
    expect(await screen.findByText('Hilos de otra')).toBeVisible();
    expect(stored.phone).toBe(READ.phone);
  });
});
