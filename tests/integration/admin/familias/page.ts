import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { expect } from 'vitest';
import { network } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { retypeField } from '#tests/retype.ts';
import { keepSession, type StoredSession } from '#tests/signIn.ts';
import type { Backend } from '#backend/types.ts';

/** Opens the familias as somebody who is signed in, and waits for the first row. */
export async function openFamilias(
  session: StoredSession,
  hash = '',
): Promise<{ user: UserEvent }> {
  keepSession(session);
  const opened = await renderApp(`/edit-familia${hash}`);
  await screen.findByRole('table');
  return opened;
}

/** The rows on show, as `name position`. */
export function shownRows(): string[] {
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  return rows.map((row) => {
    const position = within(row).getAllByRole('cell')[2]?.textContent ?? '';
    return `${within(row).getByRole('rowheader').textContent} ${position}`;
  });
}

/** The names on show, in their order. */
export function shownNames(): string {
  return within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((header) => header.textContent)
    .join(' ');
}

/** The rows of the database, as `name position`, by id. */
export async function storedRows(backend: Backend): Promise<string[]> {
  const rows = await backend.sql<{ nombre: string; number: number | null }>(
    'select nombre, number from public.familia order by id',
  );
  return rows.map(({ nombre, number }) => `${nombre} ${number ?? 'none'}`);
}

/** The button of a row, such as 'Subir', of the familia named so. */
export function rowButton(what: string, name: string): HTMLElement {
  return screen.getByRole('button', { name: `${what} «${name}»` });
}

/** Presses the button of a row. */
export async function press(user: UserEvent, what: string, name: string): Promise<void> {
  await user.click(rowButton(what, name));
}

/** What the screen reports about a failure: all of its text. */
export async function failure(): Promise<string> {
  return (await screen.findByRole('alert')).textContent;
}

/** The popup on show. */
export function popup(): HTMLElement {
  return screen.getByRole('dialog');
}

/** Types over what a field of the popup, or of the page, holds. */
export async function retype(user: UserEvent, label: RegExp, text: string): Promise<void> {
  await retypeField(user, screen.getByLabelText(label), text);
}

/** Waits until nothing is left to be saved. */
export async function orderSaved(): Promise<void> {
  await waitFor(() => expect(screen.queryByText('Guardando el orden…')).toBeNull());
}

/** Records the writes to the familias from now on, as `PATCH id=eq.1… {body}`. */
export function recordWrites(): string[] {
  const writes: string[] = [];
  for (const method of ['post', 'patch', 'delete'] as const) {
    network.use(
      http[method](`${location.origin}/rest/v1/familia`, async ({ request }) => {
        const id = new URL(request.url).searchParams.get('id') ?? '';
        writes.push(`${request.method} ${id} ${await request.clone().text()}`.trim());
      }),
    );
  }
  return writes;
}
