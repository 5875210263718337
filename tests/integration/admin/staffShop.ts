import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect } from 'vitest';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { keepSession, signIn, type StoredSession, useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';

/** Who is signed in: a stranger has an account, but not the rights of staff. */
export type Who = 'staff' | 'stranger';

/**
 * Prepares a backend for tests of the back-office, with functions that sign in and open pages.
 *
 * @param rows SQL that runs before each test
 */
export function useStaffShop(rows?: string) {
  const backend = useBackend();
  const sessions: Partial<Record<Who, StoredSession>> = {};
  beforeEach(async () => {
    if (rows !== undefined) await backend().sql(rows);
  });
  /** Stores a session, as a sign-in does. */
  async function signInAs(who: Who = 'staff'): Promise<void> {
    const session =
      sessions[who] ?? (await signIn(backend(), `${who}@shop.example`, { staff: who === 'staff' }));
    sessions[who] = session;
    keepSession(session);
  }
  return {
    backend,
    sql: (text: string) => backend().sql(text),
    /** Returns the first column of the rows that a query reads. */
    column: async (text: string) => (await backend().sql(text)).map((row) => Object.values(row)[0]),
    signInAs,
    openAt: async (path: string, who?: Who): Promise<UserEvent> => {
      await signInAs(who);
      return (await renderApp(path)).user;
    },
  };
}

/** Like {@link useStaffShop}, with staff signed in before each test. */
export function useSignedInShop(rows?: string) {
  const shop = useStaffShop(rows);
  beforeEach(() => shop.signInAs());
  return shop;
}

/** Ends the session as a sign-out in another tab does. */
export function endSession(): void {
  localStorage.removeItem(SESSION_KEY);
  dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
}

export const shownNames = () =>
  Array.from(
    document.querySelectorAll('tbody th'),
    (header) => (header.querySelector('a') ?? header).textContent,
  );

/** Options of a query for the text of a button, which is in a span if the button has an icon. */
export const IN_BUTTON = { selector: 'button, button > span' };

export const button = (name: string | RegExp) =>
  screen.getByText(name, IN_BUTTON).closest('button') ?? document.body;

export const nameField = () => screen.getByLabelText(/^Nombre/);

export const findDialog = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }));

export const failure = async () => (await screen.findByRole('alert')).textContent;

export const popupClosed = () =>
  waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());

/** Waits until these texts are visible: a toast is transparent at first, to be measured. */
export async function see(...texts: readonly (string | RegExp)[]): Promise<void> {
  for (const text of texts) await waitFor(() => expect(screen.getByText(text)).toBeVisible());
}

/** Returns queries in the popup that was opened last, or in the page. */
const onTop = () =>
  within(
    Array.from(document.querySelectorAll<HTMLElement>('dialog[open]')).at(-1) ?? document.body,
  );

/** Expects that a button takes presses, which it ignores during its action or a read that it needs. */
export function expectReady(part: HTMLElement): HTMLElement {
  expect(part.closest('button')).not.toHaveAttribute('aria-disabled', 'true');
  return part;
}

/** Presses buttons of the topmost popup one after the other, each as soon as it takes presses. */
export async function press(user: UserEvent, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await user.click(await waitFor(() => expectReady(onTop().getByText(name, IN_BUTTON))));
  }
}
