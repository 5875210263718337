import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createQueryClient } from '#app/queryClient.ts';
import { DataError } from '#data/http/DataError.ts';
import { LeaveQuestion } from '#features/admin/shared/form/ConfirmDialog.tsx';
import { type ConflictTexts, EntityForm } from '#features/admin/shared/form/EntityForm.tsx';
import { type WriteResult, useEntityForm } from '#features/admin/shared/form/useEntityForm.ts';
import { useFieldProps } from '#features/admin/shared/form/useFieldProps.ts';
import { startI18n } from '#i18n/init.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { watchHistorySteps } from '#shared/lib/historyEntry.ts';
import { TextField } from '#shared/ui/form/TextField.tsx';
import { pass, settled, stopClock } from '#tests/clock.ts';
import { gate } from '#tests/gate.ts';
import { see, useSignedInShop } from '../staffShop.ts';

/** A supplier: all of its fields are texts. */
type Supplier = { readonly name: string; readonly phone: string; readonly city: string };
type Result = WriteResult<Supplier, Supplier>;

const READ: Supplier = { name: 'Hilos Sur', phone: '2222', city: 'Carta\u00ADgo' };
const NORTE = { ...READ, name: 'Hilos Norte' };
const DELAY_MS = 1500;
const TITLE = 'Otra persona guardó cambios mientras usted editaba';

const NEW = {
  stored: READ,
  writes: 0,
  afterWrites: 0,
  onWrite: (write: () => Result): Result => write(),
  answered: Promise.resolve<unknown>(undefined),
};
const shop = { ...NEW };

useSignedInShop();
beforeAll(async () => {
  await startI18n();
});
beforeEach(() => {
  Object.assign(shop, NEW);
  history.replaceState(null, '', '/list');
  watchHistorySteps();
});

const fails =
  (kind: DataError['kind'], detail = '') =>
  () => {
    throw new DataError(kind, detail);
  };

/** Writes the changed fields, if nobody else changed them since they were read. */
async function writeSupplier(read: Supplier, form: Supplier) {
  shop.writes += 1;
  await shop.answered;
  return shop.onWrite(() => {
    const changes = Object.entries(form).filter(([key, value]) => value !== Reflect.get(read, key));
    const isAsRead = changes.every(
      ([key]) => Reflect.get(shop.stored, key) === Reflect.get(read, key),
    );
    if (!isAsRead) return { outcome: 'changed', now: shop.stored };
    shop.stored = { ...shop.stored, ...Object.fromEntries(changes) };
    return { outcome: 'saved', now: shop.stored };
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

function useSupplier(close: (() => void) | null) {
  return useEntityForm<Supplier, Supplier>({
    row: READ,
    toForm: (supplier) => supplier,
    validate: ({ name }) => (name === '' ? { name: 'required' } : {}),
    write: writeSupplier,
    afterWrite: async () => {
      shop.afterWrites += 1;
    },
    texts: { success: 'Saved', failure: 'Not saved', signIn: 'Sign in to save' },
    uniqueField: 'name',
    closeDelayMs: DELAY_MS,
    close,
  });
}

const conflictTexts: ConflictTexts<Supplier> = {
  label: (field) => field,
  show: (_field, value) => value,
};

function EditSupplier({ onClose }: { onClose: () => void }) {
  const api = useSupplier(onClose);
  return (
    <EntityForm
      frame="popup"
      title="Supplier"
      api={api}
      conflictTexts={conflictTexts}
      onClose={onClose}
    >
      <Fields />
    </EntityForm>
  );
}

/** The form on a page of its own, which stays after a save. */
function SupplierPage() {
  const api = useSupplier(null);
  const [next, setNext] = useState<string | null>(null);
  if (next !== null) return <p>The next one{next}</p>;
  return (
    <EntityForm
      frame="page"
      api={api}
      conflictTexts={conflictTexts}
      listPath="/list"
      andThen={{
        label: 'Save and next',
        next: (detail = '') => setNext(detail),
      }}
    >
      <Fields />
    </EntityForm>
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

const field = (label: string) => screen.getByLabelText(label);
const change = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });

function show(screenUnderTest: ReactNode) {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter useTransitions={false}>{screenUnderTest}</BrowserRouter>
    </QueryClientProvider>,
  );
  return { user, press: (text: string) => user.click(screen.getByText(text)) };
}

/** Opens the popup over the list, or the page, and gives the supplier another name. */
async function rename(place: 'popup' | 'page' = 'popup') {
  const opened = show(place === 'page' ? <SupplierPage /> : <List />);
  if (place === 'popup') await opened.press('Edit');
  await screen.findByLabelText('Name');
  change('Name', NORTE.name);
  return opened;
}

/** jsdom goes back in the history within this time, in ms. */
const HISTORY_MS = 10;

const popup = () => screen.queryByRole('dialog');
const pressSave = () => fireEvent.click(screen.getByText('Guardar'));

test('a change is written once by a double press and Enter, and is read-only meanwhile', async () => {
  const [answered, answer] = gate();
  shop.answered = answered;
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
  ['while it is sent', false],
  ['before the popup closes', true],
])('what is added %s waits for the next save, which is told', async (_, isAnswered) => {
  const [answered, answer] = gate();
  shop.answered = answered;
  await rename();
  stopClock();
  pressSave();
  await settled(() => expect(shop.writes).toBe(1));
  if (isAnswered) {
    answer();
    await settled(() => screen.getByText('Saved'));
  }
  change('City', 'Heredia');
  answer();
  const left = /todavía no está guardado: guarde otra vez/;
  await settled(() => screen.getByText(left));
  expect(screen.getByText(left).closest('[role="status"]')).toHaveTextContent('Saved');
  await pass(DELAY_MS);
  expect(field('City')).toHaveValue('Heredia');
  expect(shop.stored).toEqual(NORTE);
  pressSave();
  await settled(() => expect(shop.stored).toEqual({ ...NORTE, city: 'Heredia' }));
  await pass(DELAY_MS + HISTORY_MS);
  expect(popup()).toBeNull();
});

describe('faults', () => {
  test.each([
    ['network', 'Not saved', 'No hay conexión con la tienda.'],
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

test('what is filled in without an event is saved clean, and what nobody changed as it is', async () => {
  const { user } = show(<SupplierPage />);
  Object.assign(field('Phone'), { value: '\u200B3333' });
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(shop.stored).toEqual({ ...READ, phone: '3333' }));
});

describe('a row that someone else changed', () => {
  const AJENOS = { ...READ, name: 'Hilos ajenos', city: 'Heredia' };

  async function collide() {
    const opened = await rename();
    change('Phone', '3333');
    shop.stored = AJENOS;
    await opened.press('Guardar');
    const box = (await screen.findByText(TITLE)).closest<HTMLElement>('[role="alert"]');
    return { ...opened, box: box ?? document.body };
  }

  test('shows both values of what both changed, and overwrites only that, when it is chosen', async () => {
    const { box, press } = await collide();
    const items = Array.from(box.querySelectorAll('li'), (item) => item.textContent);
    expect(items).toEqual(['nameEstá guardadoHilos ajenosUsted escribióHilos Norte']);
    expect(box).toHaveFocus();
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
});

describe('a form on its page', () => {
  test('goes on to the next only when everything was saved, and once', async () => {
    const { press } = await rename('page');
    shop.onWrite = fails('network');
    await press('Save and next');
    await screen.findByRole('alert');
    shop.onWrite = (write) => write();
    const [answered, answer] = gate();
    shop.answered = answered;
    await press('Save and next');
    await waitFor(() => expect(shop.writes).toBe(2));
    change('City', 'Heredia');
    answer();
    await see('Saved');
    expect(field('City')).toHaveValue('Heredia');
    fireEvent.click(screen.getByText('Save and next'));
    fireEvent.click(screen.getByText('Guardar'));
    await see('The next one');
    expect(shop.stored).toEqual({ ...NORTE, city: 'Heredia' });
    expect(shop.writes).toBe(3);
  });
});

describe('Ctrl+S', () => {
  /** @returns whether the browser would save the document */
  const pressKeys = () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });

  test('is the browser’s where nothing can be saved, and nothing’s under a question', async () => {
    const { user, press } = show(<List />);
    expect(pressKeys()).toBe(true);
    await press('Edit');
    await screen.findByLabelText('Name');
    change('Name', NORTE.name);
    await user.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' });
    expect(pressKeys()).toBe(false);
    expect(shop.writes).toBe(0);
    await press('Seguir editando');
    expect(pressKeys()).toBe(false);
    await see('Saved');
    expect(shop.stored.name).toBe('Hilos Norte');
  });
});
