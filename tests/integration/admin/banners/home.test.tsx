import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';
import { banner, firstBanner } from '../../home/page.ts';
import { activate, ADDRESS, expectToast, uploadFile } from './page.tsx';

const backend = useBackend();
let staff: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
  await uploadFile(backend(), staff, 'banner desktop/uno.webp');
  await uploadFile(backend(), staff, 'banner desktop/dos.webp');
  await activate(backend(), 'banner desktop/uno.webp');
});

test('the home page that was seen before shows what was activated and deactivated at once', async () => {
  keepSession(staff);
  const { user } = await renderApp('/');
  expect(await firstBanner()).toContain('1 de 1');
  await user.click(await screen.findByRole('link', { name: 'Banners' }));
  await user.click(await screen.findByRole('button', { name: 'Activar dos.webp' }));
  await expectToast('success', '¡Banner agregado exitosamente!');
  await user.click(await screen.findByRole('button', { name: 'Desactivar uno.webp' }));
  await expectToast('success', 'Banner eliminado de activos');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Desactivar uno.webp' })).toBeNull(),
  );
  const [home] = screen.getAllByRole('link', { name: 'Inicio' });
  await user.click(home ?? document.body);
  await firstBanner();
  expect(banner()).toContain(`${ADDRESS}banner%20desktop/dos.webp`);
  expect(banner()).toContain('1 de 1');
});
