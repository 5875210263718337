import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import type {
  PicturePicker,
  PicturePickerProps,
} from '#features/admin/shared/pictures/PicturePicker.tsx';
import { faults, gate } from '#tests/faults.ts';
import { retypeField } from '#tests/visitor.ts';
import { folders } from '../library/libraryPage.tsx';
import { useSignedInShop } from '../staffShop.ts';
import { ADDRESS, listFiles } from './library.ts';
import { renderPart } from './renderPart.tsx';

type Setup = Omit<PicturePickerProps, 'isSelected' | 'onToggle'>;

/** A screen around the picker that holds the chosen picture, as the forms do. */
function Chooser({ Picker, setup }: { Picker: typeof PicturePicker; setup: Setup }) {
  const [chosen, choose] = useState('');
  return (
    <>
      <Picker {...setup} isSelected={(url) => url === chosen} onToggle={choose} />
      <p data-testid="chosen">{chosen}</p>
    </>
  );
}

function renderPicker(setup: Setup) {
  return renderPart(async () => {
    const { PicturePicker: Picker } =
      await import('#features/admin/shared/pictures/PicturePicker.tsx');
    return <Chooser Picker={Picker} setup={setup} />;
  });
}

async function findPictures(): Promise<HTMLElement[]> {
  const list = await screen.findByRole('list', { name: 'Imágenes' });
  return [...list.querySelectorAll<HTMLElement>('[aria-pressed]')];
}

const findPicture = (name: string) => screen.findByTitle(name);

const findNames = async () => (await findPictures()).map((button) => button.textContent);

const numbered = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/foto-${1001 + index}.webp`);
const THUMBNAILS = { folder: 'thumbnails', pageSize: 6 };
const LISTS = 'object/list-v2/productsamples';

const { backend, signInAs } = useSignedInShop();
beforeAll(async () => {
  await listFiles(backend(), [
    'thumbnails/.placeholder',
    'thumbnails/default/logo.webp',
    'thumbnails/animada.gif',
    ...numbered('thumbnails', 6),
    'thumbnails/1790000000123_gorra_azul.webp',
    'thumbnails/grande.JPEG',
    ...numbered('highres/muchas', 1003),
    'highres/muchas/.placeholder',
    'highres/gorras/.placeholder',
    'highres/camisetas/Camiseta_nino-roja.webp',
    'highres/camisetas/camiseta-dama.gif',
    'highres/camisetas/hombre/polo.webp',
    'highres/zeta.webp',
  ]);
});

const findFolder = (name: string) => screen.findByLabelText(`Abrir la carpeta ${name}`);
const breadcrumb = (name: string) => screen.getByText(name, { selector: 'nav button' });
const page = (number: number) => screen.getByLabelText(`Página ${number}`);
const search = () => screen.getByRole('searchbox', { name: 'Buscar imágenes' });
const findSummary = (text: string) => screen.findByText(text, { exact: false });
const searchFor = (user: UserEvent, text: string) => retypeField(user, search(), text);

test('thumbnails are listed newest first, six on a page, and can be chosen and paged by keyboard', async () => {
  const { user } = await renderPicker(THUMBNAILS);
  const numbers = [1006, 1005, 1004, 1003];
  expect(await findNames()).toEqual([
    'grande.JPEG',
    'gorra_azul.webp',
    ...numbers.map((number) => `foto-${number}.webp`),
  ]);
  expect(screen.getByText('8 imágenes')).toBeVisible();
  expect(screen.queryByLabelText('Carpetas')).toBeNull();
  const [first, second] = await findPictures();
  const src = first?.querySelector('img')?.getAttribute('src');
  expect(src?.replace(/\?v=\d+$/, '')).toBe(`${ADDRESS}/thumbnails/grande.JPEG`);
  search().focus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(first).toHaveAttribute('aria-pressed', 'true');
  await user.tab();
  expect(second).toHaveFocus();
  await user.keyboard(' ');
  const path = 'thumbnails/1790000000123_gorra_azul.webp';
  expect(screen.getByTestId('chosen')).toHaveTextContent(`${ADDRESS}/${path}`);
  page(2).focus();
  await user.keyboard('{Enter}');
  expect(await findNames()).toEqual(['foto-1002.webp', 'foto-1001.webp']);
  expect(page(2)).toHaveFocus();
  await searchFor(user, 'logo');
  expect(await findPicture('logo.webp')).toBeVisible();
});

test('opening a folder moves the focus to its name in the path, chosen pictures stay chosen, and a search finds pictures and folders everywhere', async () => {
  const { user } = await renderPicker({ pageSize: 6, canBrowse: true });
  (await findFolder('highres')).focus();
  await user.keyboard('{Enter}');
  await findFolder('camisetas');
  expect(breadcrumb('highres')).toHaveFocus();
  expect(folders()).toEqual(['camisetas', 'gorras', 'muchas']);
  await user.click(await findPicture('zeta.webp'));
  await user.click(await findFolder('camisetas'));
  await user.click(breadcrumb('highres'));
  expect(await findPicture('zeta.webp')).toHaveAttribute('aria-pressed', 'true');
  await user.click(await findFolder('gorras'));
  expect(await screen.findByText('Aquí no hay imágenes')).toBeVisible();
  expect(screen.getByText('Abra otra carpeta o suba imágenes a esta.')).toBeVisible();
  await user.click(breadcrumb('Inicio'));
  await findFolder('thumbnails');
  expect(folders()).toEqual(['highres', 'thumbnails']);

  await searchFor(user, 'NIÑO camisetas');
  await findSummary('1 imagen encontrada en todas las carpetas.');
  await user.click(await findFolder('highres/camisetas'));
  expect(breadcrumb('camisetas')).toHaveFocus();
  expect(await findNames()).toEqual(['camiseta-dama.gif', 'Camiseta_nino-roja.webp']);
  expect(search()).toHaveValue('');
  await searchFor(user, 'gorras verdes');
  expect(await screen.findByText(/Ninguna imagen se llama así/)).toBeVisible();
});

test('a folder that cannot be read to its end shows the pictures read so far, and a retry loads the rest', async () => {
  localStorage.clear();
  const { user } = await renderPicker({ folder: 'highres/muchas', pageSize: 6, canBrowse: true });
  const ERROR = 'Error al cargar imágenes: ';
  const alert = await screen.findByText(`${ERROR}Debe iniciar sesión para ver las imágenes.`);
  expect(alert.closest('[role="alert"]')).not.toBeNull();
  await signInAs();
  faults.storage('post', LISTS, async (request) => {
    const query = await request.clone().text();
    return query.includes('"cursor"') ? HttpResponse.error() : undefined;
  });
  await user.click(screen.getByText('Reintentar'));
  await screen.findByText(new RegExp(`^${ERROR}No hay conexión con la tienda\\.`));
  expect((await findNames())[0]).toBe('foto-1001.webp');
  expect(screen.getByText('999 imágenes')).toBeVisible();
  faults.none();
  await user.click(screen.getByText('Reintentar'));
  expect(await screen.findByText('1,003 imágenes')).toBeVisible();
});

test('a search says that it is still reading, and where it stopped after a failure', async () => {
  const [isFailing, fail] = gate();
  const signals: AbortSignal[] = [];
  faults.storage('post', LISTS, async (request) => {
    const query = await request.clone().text();
    if (!query.includes('"cursor"')) return undefined;
    signals.push(request.signal);
    await isFailing;
    return HttpResponse.error();
  });
  const { user } = await renderPicker({ pageSize: 6, canBrowse: true });
  await searchFor(user, 'polo');
  await findSummary(
    '1 imagen encontrada en todas las carpetas. Leyendo todas las carpetas: van 998 archivos…',
  );
  expect(await findNames()).toEqual(['polo.webp']);
  await searchFor(user, 'azul');
  await waitFor(() => expect(signals).toHaveLength(2));
  expect(signals[0]?.aborted).toBe(true);
  fail();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Error al cargar imágenes/);
  await findSummary(
    '0 imágenes encontradas en todas las carpetas. Solo se buscó hasta highres/muchas/foto-',
  );
  faults.none();
  await user.click(screen.getByText('Reintentar'));
  await findSummary('1 imagen encontrada en todas las carpetas.');
  expect(await findNames()).toEqual(['gorra_azul.webp']);
});
