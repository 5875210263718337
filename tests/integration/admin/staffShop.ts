import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect } from 'vitest';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { keepSession, signIn, type StoredSession, useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';

/** Who works in a screen: a stranger has an account, but no permission of staff. */
export type Who = 'staff' | 'stranger';

/**
 * A backend with users, for the tests of a screen of the back-office.
 *
 * @param rows SQL that runs before each test
 */
export function useStaffShop(rows?: string) {
  const backend = useBackend();
  const sessions: Partial<Record<Who, StoredSession>> = {};
  beforeEach(async () => {
    if (rows !== undefined) await backend().sql(rows);
  });
  /** Leaves a session where the store finds it. */
  async function signInAs(who: Who = 'staff'): Promise<void> {
    const session =
      sessions[who] ?? (await signIn(backend(), `${who}@shop.example`, { staff: who === 'staff' }));
    sessions[who] = session;
    keepSession(session);
  }
  return {
    backend,
    sql: (text: string) => backend().sql(text),
    signInAs,
    openAt: async (path: string, who?: Who): Promise<UserEvent> => {
      await signInAs(who);
      return (await renderApp(path)).user;
    },
  };
}

/** A shop as {@link useStaffShop} makes it, with staff signed in before each test. */
export function useSignedInShop(rows?: string) {
  const shop = useStaffShop(rows);
  beforeEach(() => shop.signInAs());
  return shop;
}

/** Ends the session in this tab, as another tab does. */
export function endSession(): void {
  localStorage.removeItem(SESSION_KEY);
  dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
}

export const shownNames = () =>
  Array.from(
    document.querySelectorAll('tbody th'),
    (header) => (header.querySelector('a') ?? header).textContent,
  );

/** The text of a button, which beside an icon is in a part of its own. */
export const IN_BUTTON = { selector: 'button, button > span' };

export const button = (name: string) =>
  screen.getByText(name, IN_BUTTON).closest('button') ?? document.body;

export const nameField = () => screen.getByLabelText(/^Nombre/);

export const failure = async () => (await screen.findByRole('alert')).textContent;

export const popupClosed = () =>
  waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());

/** Waits until these texts are in sight; a toast is added transparent, to be measured. */
export async function see(...texts: readonly (string | RegExp)[]): Promise<void> {
  for (const text of texts) await waitFor(() => expect(screen.getByText(text)).toBeVisible());
}

/** What lies on top: the last popup that was opened, or the page. */
const onTop = () =>
  within(
    Array.from(document.querySelectorAll<HTMLElement>('dialog[open]')).at(-1) ?? document.body,
  );

/** A button ignores presses while its action, or a read that it needs, is under way. */
export function expectReady(part: HTMLElement): HTMLElement {
  expect(part.closest('button')).not.toHaveAttribute('aria-disabled', 'true');
  return part;
}

/** Presses buttons on top by their text, one after the other, each once it takes a press. */
export async function press(user: UserEvent, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await user.click(await waitFor(() => expectReady(onTop().getByText(name, IN_BUTTON))));
  }
}
