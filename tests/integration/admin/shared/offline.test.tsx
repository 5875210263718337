import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';

const backend = useBackend();
let session: StoredSession;
beforeAll(async () => {
  session = await signIn(backend(), 'staff@shop.example', { staff: true });
});
beforeEach(() => keepSession(session));
afterEach(() => vi.restoreAllMocks());

const NOTHING_SAVED = 'Sin conexión: nada se guarda; lo escrito queda.';

function connection(isOn: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOn);
  act(() => void dispatchEvent(new Event(isOn ? 'online' : 'offline')));
}

test.each(['es', 'en'] as const)(
  'without a connection staff are told that nothing is saved and what is typed stays (%s)',
  async (language) => {
    const { user } = await renderApp('/add-familia', { language });
    await user.type(await screen.findByRole('textbox', { name: /Nombre/ }), 'Gorras');
    expect(screen.queryByText(NOTHING_SAVED)).toBeNull();
    connection(false);
    const notice = await screen.findByText(NOTHING_SAVED);
    expect(notice).toHaveRole('status');
    expect(notice.closest('[lang]')).toHaveAttribute('lang', 'es');
    expect(screen.getByRole('textbox', { name: /Nombre/ })).toHaveValue('Gorras');
    connection(true);
    expect(notice).toBeEmptyDOMElement();
  },
);

test.each([
  ['es', 'Sin conexión: no se puede entrar ni guardar.'],
  ['en', 'You are offline: you cannot sign in or save.'],
] as const)('without a connection the entry says what that means (%s)', async (language, text) => {
  await renderApp('/admin', { language });
  await screen.findByRole('heading', { level: 1 });
  connection(false);
  expect(await screen.findByText(text)).toHaveRole('status');
});
