import { screen, waitFor } from '@testing-library/react';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { faults } from '#tests/faults.ts';
import { compressions } from '#tests/imageCompression.ts';
import { signIn, type StoredSession } from '#tests/signIn.ts';
import {
  activeUrls,
  ADDRESS,
  emptyBanners,
  expectToast,
  findChosen,
  input,
  isMarkedActive,
  namesIn,
  openBanners,
  pictureFile,
  start,
  storedNames,
} from './page.ts';

const backend = useBackend();
let staff: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
});
beforeEach(() => emptyBanners(backend()));

test.each([
  ['Escritorio', '1920 × 600 px'],
  ['Móvil', '640 × 800 px'],
])('for %s the recommended size is %s', async (layout, size) => {
  const { user } = await openBanners(staff);
  await user.click(screen.getByRole('radio', { name: layout }));
  expect(input()).toHaveAccessibleDescription(
    expect.stringContaining(`Tamaño recomendado: ${size}`),
  );
});

test('a chosen file is shown before it is uploaded, and can be taken out again', async () => {
  const { user } = await openBanners(staff);
  await user.upload(input(), [
    await pictureFile('uno.jpg', 1920, 600),
    await pictureFile('dos.jpg', 1920, 600),
  ]);
  const [first] = await findChosen();
  expect(first).toHaveTextContent('1920 × 600 px');
  const preview = first?.querySelector('img')?.src ?? '';
  expect(preview).toMatch(/^blob:/);
  expect(await storedNames(backend())).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Quitar uno.jpg' }));
  expect(input()).toHaveFocus();
  expect(await findChosen()).toHaveLength(1);
});

test('a file of another size is uploaded all the same, after a warning', async () => {
  const { user } = await openBanners(staff);
  await user.upload(input(), await pictureFile('chica.jpg', 300, 300));
  const [card] = await findChosen();
  expect(card).toHaveTextContent('Es más pequeño que lo recomendado (1920 × 600 px)');
  expect(card).toHaveTextContent('Tiene otra proporción que la recomendada (1920 × 600 px)');
  await user.click(screen.getByRole('radio', { name: 'Móvil' }));
  expect(card).toHaveTextContent('Es más pequeño que lo recomendado (640 × 800 px)');
  await user.click(start());
  await expectToast('success', '¡Banner agregado exitosamente!');
});

test('an uploaded banner is stored under its safe name and the time, and is active', async () => {
  const { user } = await openBanners(staff);
  await user.upload(input(), await pictureFile('Promoción niños.jpg', 1920, 600));
  await findChosen();
  const before = Date.now();
  await user.click(start());
  await expectToast('success', '¡Banner agregado exitosamente!');
  const [name = ''] = await storedNames(backend());
  const [, time] = /^banner desktop\/Promocion_ninos_(\d{13})\.webp$/.exec(name) ?? [];
  expect(Number(time)).toBeGreaterThanOrEqual(before);
  expect(await activeUrls(backend())).toEqual([`${ADDRESS}${encodeURI(name)}`]);
  await waitFor(() => expect(namesIn('Banners activos')).toEqual(['Promocion_ninos.webp']));
  expect(namesIn('Banners guardados')).toEqual(['Promocion_ninos.webp']);
  expect(isMarkedActive('Promocion_ninos.webp')).toBe(true);
  expect(screen.getAllByText(/^Subido el /)).toHaveLength(2);
  expect(screen.queryByRole('list', { name: 'Archivos elegidos' })).toBeNull();
  const served = await fetch(`${ADDRESS}${encodeURI(name)}`);
  expect(served.headers.get('content-type')).toBe('image/webp');
});

test('a banner for phones goes to the phones', async () => {
  const { user } = await openBanners(staff);
  await user.click(screen.getByRole('radio', { name: 'Móvil' }));
  await user.upload(input(), await pictureFile('alto.jpg', 640, 800));
  await findChosen();
  await user.click(start());
  await expectToast('success', '¡Banner agregado exitosamente!');
  expect(await storedNames(backend())).toEqual([
    expect.stringMatching(/^banner mobile\/alto_\d{13}\.webp$/),
  ]);
  expect(await activeUrls(backend(), 'mobile')).toHaveLength(1);
  expect(await activeUrls(backend(), 'desktop')).toEqual([]);
});

test('several files become active in the order in which they were chosen', async () => {
  const { user } = await openBanners(staff);
  const names = ['c.jpg', 'a.jpg', 'b.jpg'];
  await user.upload(input(), await Promise.all(names.map((name) => pictureFile(name, 1920, 600))));
  await findChosen();
  await user.click(screen.getByRole('button', { name: 'Subir 3 banners' }));
  await expectToast('success', '3 banners subidos y activos');
  await waitFor(() => expect(namesIn('Banners activos')).toEqual(['c.webp', 'a.webp', 'b.webp']));
});

test('two files of one name are both stored', async () => {
  const { user } = await openBanners(staff);
  await user.upload(input(), [await pictureFile('igual.jpg'), await pictureFile('igual.jpg')]);
  await findChosen();
  await user.click(start());
  await expectToast('success', '2 banners subidos y activos');
  expect(new Set(await storedNames(backend())).size).toBe(2);
});

test('a large photo is made small: at most twice the recommended size, as webp', async () => {
  const { user } = await openBanners(staff);
  await user.upload(input(), await pictureFile('foto.jpg', 5000, 1500));
  await findChosen();
  await user.click(start());
  await expectToast('success', '¡Banner agregado exitosamente!');
  expect(compressions.at(-1)).toMatchObject({ maxWidthOrHeight: 3840, maxSizeMB: 1 });
  const [name = ''] = await storedNames(backend());
  const bytes = await (await fetch(`${ADDRESS}${encodeURI(name)}`)).arrayBuffer();
  expect(await sharp(bytes).metadata()).toMatchObject({
    width: 3840,
    height: 1152,
    format: 'webp',
  });
});

test('nothing chosen: Por favor seleccione archivos para subir.', async () => {
  const { user } = await openBanners(staff);
  await user.click(start());
  expect(await screen.findByText('Por favor seleccione archivos para subir.')).toBeVisible();
  expect(input()).toHaveFocus();
});

test('while it is uploaded its progress is told, and a second press does nothing', async () => {
  let answer = () => {};
  faults.storage('post', 'object/banners/*', async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return undefined;
  });
  const { user } = await openBanners(staff);
  await user.upload(input(), await pictureFile('lenta.jpg'));
  await findChosen();
  await user.dblClick(start());
  const bar = await screen.findByRole('progressbar', { name: 'lenta.jpg: Subiendo…' });
  expect(bar).toHaveAttribute('value', '60');
  expect(start()).toHaveAttribute('aria-busy', 'true');
  expect(input()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('radio', { name: 'Móvil' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Quitar lenta.jpg' })).toBeNull();
  answer();
  await expectToast('success', '¡Banner agregado exitosamente!');
  expect(await storedNames(backend())).toHaveLength(1);
});

test('by keyboard: files are chosen and uploaded', async () => {
  const { user } = await openBanners(staff);
  input().focus();
  await user.upload(input(), await pictureFile('teclas.jpg'));
  await findChosen();
  await user.tab();
  expect(start()).toHaveFocus();
  await user.keyboard('{Enter}');
  await expectToast('success', '¡Banner agregado exitosamente!');
});

test('leaving with files that are not uploaded asks first', async () => {
  const { user } = await openBanners(staff);
  await user.upload(input(), await pictureFile('pendiente.jpg'));
  await findChosen();
  const [catalogue] = screen.getAllByRole('link', { name: 'Catálogo' });
  await user.click(catalogue ?? document.body);
  expect(await screen.findByText('Hay cambios sin guardar')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Seguir editando' }));
  expect(await findChosen()).toHaveLength(1);
});
