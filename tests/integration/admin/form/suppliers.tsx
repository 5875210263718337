import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { beforeAll, beforeEach } from 'vitest';
import { DataError } from '#data/http/DataError.ts';
import { LeaveQuestion } from '#features/admin/shared/LeaveQuestion.tsx';
import type { ConflictTexts } from '#features/admin/shared/form/ConflictQuestion.tsx';
import { EntityDialog } from '#features/admin/shared/form/EntityDialog.tsx';
import { EntityPageForm } from '#features/admin/shared/form/EntityPageForm.tsx';
import { type EditResult, useEditForm } from '#features/admin/shared/form/useEditForm.ts';
import { useFieldProps } from '#features/admin/shared/form/useFieldProps.ts';
import { backOffice } from '#i18n/es/staff/backOffice.ts';
import { startI18n } from '#i18n/init.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { watchHistorySteps } from '#shared/lib/historySteps.ts';
import { TextField } from '#shared/ui/TextField.tsx';
import { useSignedInShop } from '../staffShop.ts';

/** A supplier: all of its fields are texts. */
type Supplier = { readonly name: string; readonly phone: string; readonly city: string };
type Result = EditResult<Supplier, Supplier>;

export const READ: Supplier = { name: 'Hilos Sur', phone: '2222', city: 'Cartago' };
export const NORTE = { ...READ, name: 'Hilos Norte' };
export const DELAY_MS = 1500;
export const TITLE = 'Otra persona guardó cambios mientras usted editaba';

const NEW = {
  /** The row of the table. */
  stored: READ,
  writes: 0,
  afterWrites: 0,
  /** What a write meets; by default it succeeds. */
  onWrite: (write: () => Result): Result => write(),
  /** Settles when a write gets its answer. */
  answered: Promise.resolve(),
};
export const shop = { ...NEW };

/** Signs in, and gives the table one supplier before each test. */
export function useSuppliers(): void {
  useSignedInShop();
  beforeAll(async () => {
    await startI18n();
    registerTexts('backOffice', backOffice);
  });
  beforeEach(() => {
    Object.assign(shop, NEW);
    history.replaceState(null, '', '/list');
    watchHistorySteps();
  });
}

/** What a write meets that fails so. */
export const fails =
  (kind: DataError['kind'], detail = '') =>
  () => {
    throw new DataError(kind, detail);
  };

/** The next write gets its answer when the returned function is called. */
export function holdAnswer(): () => void {
  let answer = () => {};
  shop.answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return () => answer();
}

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
  return useEditForm<Supplier, Supplier>({
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
    <EntityDialog title="Supplier" api={api} conflictTexts={conflictTexts} onClose={onClose}>
      <Fields />
    </EntityDialog>
  );
}

/** The form on a page of its own, which stays after a save; `onNext` is told that it goes on. */
export function SupplierPage({ onNext }: { onNext?: () => void }) {
  const api = useSupplier(null);
  const [next, setNext] = useState<string | null>(null);
  if (next !== null) return <p>The next one{next}</p>;
  return (
    <EntityPageForm
      api={api}
      conflictTexts={conflictTexts}
      listPath="/list"
      andThen={{
        label: 'Save and next',
        next: (detail = '') => {
          onNext?.();
          setNext(detail);
        },
      }}
    >
      <Fields />
    </EntityPageForm>
  );
}

export function List() {
  const popup = useHashPopup('#edit');
  return (
    <>
      <button onClick={popup.open}>Edit</button>
      {popup.isOpen && <EditSupplier onClose={popup.close} />}
      <LeaveQuestion />
    </>
  );
}

export const field = (label: string) => screen.getByLabelText(label);
export const change = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });

/** Renders it in a store. */
export function show(screenUnderTest: ReactNode) {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter useTransitions={false}>{screenUnderTest}</BrowserRouter>
    </QueryClientProvider>,
  );
  return { user, press: (text: string) => user.click(screen.getByText(text)) };
}

/** Opens the popup over the list, or the page, and gives the supplier another name. */
export async function rename(place: 'popup' | 'page' = 'popup') {
  const opened = show(place === 'page' ? <SupplierPage /> : <List />);
  if (place === 'popup') await opened.press('Edit');
  await screen.findByLabelText('Name');
  change('Name', NORTE.name);
  return opened;
}
