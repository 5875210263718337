import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { renderApp } from '#tests/renderApp.tsx';
import { banner, firstBanner } from '../../home/page.ts';
import { activate, ADDRESS, expectToast } from './page.tsx';
import { listFiles } from '../pictures/library.ts';
import { useSignedInShop } from '../staffShop.ts';

const { backend } = useSignedInShop();
beforeAll(async () => {
  await listFiles(backend(), ['banner desktop/uno.webp', 'banner desktop/dos.webp'], 'banners');
  await activate(backend(), 'banner desktop/uno.webp');
});

test('the home page that was seen before shows what was activated and deactivated at once', async () => {
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
  await user.click(screen.getByRole('link', { name: /ir al inicio/ }));
  await firstBanner();
  expect(banner()).toContain(`${ADDRESS}banner%20desktop/dos.webp`);
  expect(banner()).toContain('1 de 1');
});
