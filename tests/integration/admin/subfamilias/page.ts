import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { retypeField } from '#tests/retype.ts';
import { keepSession, type StoredSession } from '#tests/signIn.ts';

/** Opens a screen as somebody who is signed in, and waits for its heading. */
export async function openAs(
  session: StoredSession,
  path = '/edit-subfamilia',
): Promise<{ user: UserEvent }> {
  keepSession(session);
  const opened = await renderApp(path);
  await screen.findByRole('heading', { level: 1, name: /^(Subfamilias|Agregar subfamilia)$/ });
  return opened;
}

/** The table, once its rows are there. */
export async function findTable(): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name: 'Subfamilias' });
  await waitFor(() => within(region).getAllByRole('rowheader'));
  return screen.getByRole('region', { name: 'Subfamilias' });
}

/** The names on show, in their order. */
export const shownNames = () =>
  screen.queryAllByRole('rowheader').map((header) => header.textContent);

/** The address on show, from its path on. */
export const address = () => location.pathname + location.search + location.hash;

/** Presses the button of a row and waits for its popup. */
export async function openRow(
  user: UserEvent,
  verb: 'Editar' | 'Eliminar',
  name: string,
): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: `${verb} ${name}` }));
  return screen.findByRole('dialog');
}

/** Presses the button that adds a subfamilia and waits for its popup. */
export async function openAdd(user: UserEvent): Promise<HTMLElement> {
  await findTable();
  await user.click(screen.getByRole('button', { name: 'Agregar subfamilia' }));
  return screen.findByRole('dialog', { name: 'Agregar subfamilia' });
}

/** Fills in name and familia of the form on show. */
export async function fill(
  user: UserEvent,
  { name, familia }: { name?: string; familia?: string },
): Promise<void> {
  if (name !== undefined) {
    await retypeField(user, screen.getByRole('textbox', { name: /Nombre/ }), name);
  }
  if (familia === undefined) return;
  await screen.findByRole('option', { name: familia });
  await user.selectOptions(screen.getByRole('combobox', { name: /Familia/ }), familia);
}

/** Presses the button that saves the form on show. */
export const save = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Guardar' }));

/** Waits until no popup is open. */
export const popupClosed = () =>
  waitFor(() => {
    if (screen.queryByRole('dialog') !== null) throw new Error('a popup is open');
  });

/** Ends the sign-in as another tab does. */
export function endSession(): void {
  localStorage.removeItem(SESSION_KEY);
  dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
}

/** Goes to another screen of the running store. */
export function goTo(path: string): void {
  history.pushState(null, '', path);
  act(() => void dispatchEvent(new PopStateEvent('popstate', { state: null })));
}
