import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '#tests/renderApp.tsx';
import { nameField, useStaffShop } from '../staffShop.ts';

const { signInAs } = useStaffShop();

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

test('a screen of the back-office says in Spanish that nothing is saved while offline', async () => {
  await signInAs('staff');
  const { user } = await renderApp('/add-familia', { language: 'en' });
  await user.click(await screen.findByLabelText(/^Nombre/));
  await user.paste('Gorras');
  setOnline(false);
  const notice = await screen.findByText('Sin conexión: nada se guarda; lo escrito queda.');
  expect(notice).toHaveRole('status');
  expect(notice.closest('[lang]')).toHaveAttribute('lang', 'es');
  expect(nameField()).toHaveValue('Gorras');
  setOnline(true);
  expect(notice).toBeEmptyDOMElement();
});

test.each([
  ['es', 'Sin conexión: no se puede entrar ni guardar.'],
  ['en', 'You are offline: you cannot sign in or save.'],
] as const)('the sign-in page says that it needs a connection (%s)', async (language, text) => {
  await renderApp('/admin', { language });
  setOnline(false);
  expect(await screen.findByText(text)).toHaveRole('status');
});
