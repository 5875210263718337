import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { faults } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { keepSession, type StoredSession } from '#tests/signIn.ts';

/** Opens the list as somebody who is signed in; `rest` follows `/edit-producto` in the address. */
export async function openList(session: StoredSession, rest = ''): Promise<{ user: UserEvent }> {
  keepSession(session);
  const opened = await renderApp(`/edit-producto${rest}`);
  await screen.findByRole('heading', { level: 1, name: 'Productos' });
  return opened;
}

/** The codes on show, in their order; `none`: there is no table. */
export function shownCodes(): string {
  const table = document.querySelector('table:not([aria-hidden])');
  if (table === null) return 'none';
  // By their element: roles of 650 cells take a test a second.
  const headers = table.querySelectorAll('th[scope="row"]');
  return Array.from(headers, (header) => header.textContent).join(' ');
}

/** Waits until the list shows these codes, in this order, and nothing else is on its way. */
export async function waitForCodes(codes: string): Promise<void> {
  await waitFor(() => {
    expect(shownCodes()).toBe(codes);
    expect(screen.getByRole('region', { name: 'Productos' })).toHaveAttribute('aria-busy', 'false');
  });
}

/** The button of a row. */
export function rowButton(act: 'Editar' | 'Eliminar', product: string): HTMLElement {
  return screen.getByRole('button', { name: `${act} ${product}` });
}

/** The address on show, from its path on. */
export function address(): string {
  return location.pathname + location.search + location.hash;
}

/** Records what the list asks for from now on: the query of each read of products. */
export function recordReads(): { readonly query: URLSearchParams; readonly atMs: number }[] {
  const reads: { query: URLSearchParams; atMs: number }[] = [];
  faults.rest('producto', (request) => {
    reads.push({ query: new URL(request.url).searchParams, atMs: performance.now() });
    return undefined;
  });
  return reads;
}
