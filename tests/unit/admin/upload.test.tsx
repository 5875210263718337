import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { DataError } from '#data/http/DataError.ts';
import { CompressionError } from '#features/admin/shared/upload/compressImage.ts';
import { FileDrop } from '#features/admin/shared/upload/FileDrop.tsx';
import { RefusedFileError } from '#features/admin/shared/upload/presets.ts';
import type { Upload } from '#features/admin/shared/upload/presets.ts';
import { outcomeOf, reasonOf } from '#features/admin/shared/upload/uploadTexts.ts';
import { startI18n } from '#i18n/init.ts';

beforeAll(async () => {
  localStorage.setItem('language', 'es');
  await startI18n();
});

const signedOut = new DataError('signedOut', '');
const offline = new DataError('network', '');

const photo = new File(['foto'], 'foto.png', { type: 'image/png' });
const clipboardPicture = new File(['foto'], 'image.png', { type: 'image/png' });
const note = new File(['nota'], 'nota.txt', { type: 'text/plain' });

function renderArea() {
  const onFiles = vi.fn<(files: readonly File[]) => void>();
  render(
    <>
      <p>Fuera</p>
      <dialog open>
        <p>Popup</p>
        <input aria-label="Nombre" />
        <FileDrop isBusy={false} onFiles={onFiles}>
          <p>Dentro</p>
        </FileDrop>
      </dialog>
    </>,
  );
  const names = () => onFiles.mock.calls.map(([files]) => files.map(({ name }) => name));
  return { names, inside: screen.getByText('Dentro'), outside: screen.getByText('Fuera') };
}

const drag = (...files: File[]) => ({ dataTransfer: { types: ['Files'], files } });
const clip = (files: File[], types = ['Files']) => ({ clipboardData: { types, files } });
const invitation = () => screen.queryByText('Suelte aquí.');

test('the drop area hands over dropped files, and invites to drop while files are dragged over it', () => {
  const { names, inside, outside } = renderArea();
  const leave = (to: Element | null) =>
    fireEvent(inside, Object.assign(createEvent.dragLeave(inside), { relatedTarget: to }));
  fireEvent.dragOver(inside, drag(photo));
  leave(invitation());
  expect(invitation()).toBeVisible();
  leave(outside);
  expect(invitation()).toBeNull();
  fireEvent.dragOver(inside, drag(photo));
  fireEvent.drop(inside, drag(photo, note));
  expect(invitation()).toBeNull();
  expect(names()).toEqual([['foto.png', 'nota.txt']]);
});

test('a file that is dropped beside the drop area is ignored, and does not replace the page', () => {
  const { names, outside } = renderArea();
  const drop = createEvent.drop(outside, drag(photo));
  fireEvent(outside, drop);
  expect(drop.defaultPrevented).toBe(true);
  expect(names()).toEqual([]);
});

test.each([
  ['its popup', () => screen.getByText('Popup')],
  ['a field without a text', () => screen.getByLabelText('Nombre')],
])('the drop area hands over a picture that is pasted into %s, under a new name', (_, target) => {
  const { names } = renderArea();
  fireEvent.paste(target(), clip([clipboardPicture, note]));
  expect(names()).toEqual([[expect.stringMatching(/^pegada_.+\.png$/)]]);
});

test('the drop area ignores a text that is pasted into a field, and a paste into another popup', () => {
  const { names } = renderArea();
  const texts = clip([clipboardPicture], ['text/plain', 'Files']);
  fireEvent.paste(screen.getByLabelText('Nombre'), texts);
  render(<dialog open>Encima</dialog>);
  for (const target of [screen.getByText('Encima'), document.body])
    fireEvent.paste(target, clip([clipboardPicture]));
  expect(names()).toEqual([]);
});

type Area = Parameters<typeof reasonOf>[0];
const refused = (fault: 'notImage' | 'empty' | 'tooLarge') => new RefusedFileError(fault);
const notRead = new DOMException('gone', 'NotReadableError');
const full = new DataError('tooLarge', '');
const stored = { path: 'banner mobile/a.webp', url: '' };

test.each<[Area, unknown, RegExp, RegExp?, Upload['stored']?]>([
  ['library', refused('notImage'), /^No es un archivo de imagen$/],
  ['library', refused('empty'), /^Error al comprimir: El archivo está vacío/],
  ['library', refused('tooLarge'), /^Error al comprimir: La imagen es demasiado grande/],
  [
    'library',
    new CompressionError('unavailable'),
    /^Error al comprimir: No se pudo cargar.+ recargue la página y elija de nuevo la imagen\.$/,
  ],
  ['library', notRead, /^Error: No se pudo leer el archivo/],
  ['library', signedOut, /^Debes iniciar sesión para subir imágenes$/],
  ['thumbnail', refused('notImage'), /^No es un archivo/, /^No es un archivo de imagen$/],
  ['thumbnail', refused('empty'), /^El archivo está vacío/, /^Error al comprimir imagen$/],
  ['thumbnail', new CompressionError('tooLarge'), /^No se pudo reducir/, /^Error al comprimir/],
  ['thumbnail', signedOut, /^Debes iniciar sesión/, /^Debes iniciar sesión para subir imágenes$/],
  ['thumbnail', offline, /^No hay conexión/, /^Error al subir imagen$/],
  ['banner', refused('tooLarge'), /^La imagen es demasiado grande/, /^Error al subir banners$/],
  ['banner', signedOut, /^Debes/, /^Debes iniciar sesión para subir banners$/],
  ['banner', full, /^El archivo no cabe en la tienda/],
  ['banner', offline, /^Se guardó, pero no se activó\. No hay conexión/, /^Error/, stored],
])(
  'the text of a failed upload in the area %s for %s',
  (area, error, reason, title = /^/, isStored = null) => {
    expect(reasonOf(area, { error, target: null, stored: isStored })).toMatch(reason);
    const outcome = outcomeOf(area, [], [error], 0);
    expect(outcome).toEqual({ tone: 'error', text: expect.stringMatching(title) });
  },
);
