import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { faults, restError, type Fault } from '#tests/faults.ts';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';
import {
  activeUrls,
  emptyBanners,
  expectToast,
  findChosen,
  input,
  isMarkedActive,
  namesIn,
  openBanners,
  pictureBytes,
  pictureFile,
  start,
  storedNames,
  textFile,
} from './page.ts';

const UPLOADS = 'object/banners/*';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HTML = '<html><script>alert(1)</script></html>';

const backend = useBackend();
let staff: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
});
beforeEach(() => emptyBanners(backend()));

/** An answer of the storage that refuses. */
const refusal = (statusCode: string, message: string) => () =>
  HttpResponse.json({ statusCode, error: message, message }, { status: 400 });

/** The notice of what failed, with its list. */
const findFailures = async () => {
  const items = await screen.findAllByText(/^«.+»: /);
  return items.map((item) => item.textContent);
};

/** Chooses these files and uploads those that can be. */
async function uploadAll(files: readonly File[]) {
  const { user } = await openBanners(staff);
  await user.upload(input(), [...files]);
  await findChosen();
  await user.click(start());
  return user;
}

describe('bad inputs', () => {
  describe('a file that is no banner is refused when it is chosen, the others go on:', () => {
    test.each([
      ['notas.txt', 'text/plain', 'hola', /No es un archivo de imagen «notas\.txt»/],
      ['foto.jpg', 'image/jpeg', 'un texto', /No es un archivo de imagen «foto\.jpg»/],
      ['pagina.png', 'image/png', HTML, /No es un archivo de imagen «pagina\.png»/],
      ['dibujo.png', 'image/png', SVG, /No es un archivo de imagen «dibujo\.png»/],
      [
        'dibujo.svg',
        'image/svg+xml',
        SVG,
        /«dibujo\.svg» es de un formato que la tienda no guarda/,
      ],
      ['iphone.heic', 'image/heic', 'ftypheic', /«iphone\.heic» es de un formato/],
      ['vacia.jpg', 'image/jpeg', '', /«vacia\.jpg» está vacío \(0 bytes\)\./],
    ])('%s (%s)', async (name, type, text, said) => {
      const { user } = await openBanners(staff);
      await user.upload(input(), [textFile(name, type, text), await pictureFile('buena.jpg')]);
      expect(await screen.findByRole('alert')).toHaveTextContent(said);
      expect(await findChosen()).toHaveLength(1);
      await user.click(start());
      await expectToast('success', '¡Banner agregado exitosamente!');
      await waitFor(() => expect(namesIn('Banners guardados')).toEqual(['buena.webp']));
    });

    test('a bomb of 30000 × 30000 px', async () => {
      const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
      const size = Buffer.alloc(8);
      size.writeUInt32BE(30_000, 0);
      size.writeUInt32BE(30_000, 4);
      const bomb = new File([header, size], 'bomba.png', { type: 'image/png' });
      const { user } = await openBanners(staff);
      await user.upload(input(), bomb);
      expect(await screen.findByRole('alert')).toHaveTextContent('«bomba.png» es demasiado grande');
      expect(screen.queryByRole('list', { name: 'Archivos elegidos' })).toBeNull();
    });

    test('one that the device does not hand over', async () => {
      const file = await pictureFile('nube.jpg');
      vi.spyOn(file, 'slice').mockImplementation(() => {
        throw new DOMException('gone', 'NotReadableError');
      });
      const { user } = await openBanners(staff);
      await user.upload(input(), file);
      expect(await screen.findByRole('alert')).toHaveTextContent('«nube.jpg» no se puede leer.');
    });
  });
});

describe('faults', () => {
  describe('a file that fails does not void the others:', () => {
    test('one that is damaged', async () => {
      const damaged = new File(
        [new Uint8Array((await pictureBytes()).subarray(0, 20))],
        'rota.jpg',
        {
          type: 'image/jpeg',
        },
      );
      await uploadAll([await pictureFile('a.jpg'), damaged, await pictureFile('b.jpg')]);
      await expectToast('warning', '2 subidos, 1 fallidos');
      expect(await findFailures()).toEqual([
        '«rota.jpg»: Está dañado o no es una imagen que el navegador pueda abrir.',
      ]);
      expect(await findChosen()).toHaveLength(1);
      await waitFor(() => expect(namesIn('Banners activos')).toEqual(['a.webp', 'b.webp']));
      expect(namesIn('Banners guardados')).toEqual(['b.webp', 'a.webp']);
    });

    test.each<[string, Fault, RegExp]>([
      [
        'is too large',
        refusal('413', 'exceeded the maximum size'),
        /El archivo no cabe en la tienda/,
      ],
      ['is of a refused type', refusal('415', 'mime type'), /solo guarda imágenes webp/],
      ['has a name that exists', refusal('409', 'exists'), /Ya existe otro igual\./],
      ['has no connection', 'network', /No hay conexión con la tienda\./],
      [
        'meets a broken storage',
        () => new HttpResponse('', { status: 503 }),
        /Service Unavailable/,
      ],
    ])('one that %s', async (_what, fault, reason) => {
      faults.storage('post', UPLOADS, fault, { once: true });
      await uploadAll([await pictureFile('mala.jpg'), await pictureFile('buena.jpg')]);
      await expectToast('warning', '1 subidos, 1 fallidos');
      const failures = await findFailures();
      expect(failures).toEqual([expect.stringMatching(/^«mala\.jpg»: /)]);
      expect(failures[0]).toMatch(reason);
      await waitFor(() => expect(namesIn('Banners guardados')).toEqual(['buena.webp']));
    });

    test('the sign-in ends in the middle: the first is there, the others wait for a new one', async () => {
      // The first becomes active; then nobody is signed in any more.
      faults.write(
        'post',
        'banners',
        () => {
          localStorage.clear();
          return undefined;
        },
        { once: true },
      );
      const user = await uploadAll([
        await pictureFile('uno.jpg'),
        await pictureFile('dos.jpg'),
        await pictureFile('tres.jpg'),
      ]);
      await expectToast('warning', '1 subidos, 2 fallidos');
      expect(await findFailures()).toEqual([
        '«dos.jpg»: Debes iniciar sesión para subir banners',
        '«tres.jpg»: Debes iniciar sesión para subir banners',
      ]);
      expect(await findChosen()).toHaveLength(2);
      expect(await activeUrls(backend())).toHaveLength(1);
      keepSession(staff);
      await user.click(start());
      await waitFor(async () => expect(await activeUrls(backend())).toHaveLength(3));
      expect(await storedNames(backend())).toHaveLength(3);
    });
  });

  test('Debes iniciar sesión para subir banners', async () => {
    const { user } = await openBanners(staff);
    await user.upload(input(), [await pictureFile('a.jpg'), await pictureFile('b.jpg')]);
    await findChosen();
    localStorage.clear();
    await user.click(start());
    await expectToast('error', 'Debes iniciar sesión para subir banners');
    expect(await findFailures()).toHaveLength(2);
    expect(await storedNames(backend())).toEqual([]);
    keepSession(staff);
    await user.click(start());
    await expectToast('success', '2 banners subidos y activos');
  });

  test('a signed-in stranger is refused', async () => {
    const stranger = await signIn(backend(), 'stranger@shop.example');
    const { user } = await openBanners(stranger);
    await user.upload(input(), await pictureFile('ajena.jpg'));
    await findChosen();
    await user.click(start());
    await expectToast('error', 'Error al subir banners');
    const failures = await findFailures();
    expect(failures[0]).toContain('Su usuario no tiene permiso de personal.');
    expect(await storedNames(backend())).toEqual([]);
  });

  test('one that is stored and not activated is in the list, and only activated the next time', async () => {
    faults.write('post', 'banners', () => restError(500, 'XX000', 'boom'), { once: true });
    const user = await uploadAll([await pictureFile('a-medias.jpg')]);
    await expectToast('error', 'Error al subir banners');
    expect(await findFailures()).toEqual([
      '«a-medias.jpg»: Se guardó, pero no se activó. Respuesta del servidor: boom',
    ]);
    await waitFor(() => expect(namesIn('Banners guardados')).toEqual(['a-medias.webp']));
    expect(isMarkedActive('a-medias.webp')).toBe(false);
    await user.click(start());
    await expectToast('success', '¡Banner agregado exitosamente!');
    expect(await storedNames(backend())).toHaveLength(1);
    expect(await activeUrls(backend())).toHaveLength(1);
  });

  test('what failed stays on its card with the reason, and goes with the next attempt', async () => {
    faults.storage('post', UPLOADS, 'network', { once: true });
    const user = await uploadAll([await pictureFile('segunda.jpg')]);
    await expectToast('error', 'Error al subir banners');
    const [card] = await findChosen();
    expect(within(card ?? document.body).getByText(/No hay conexión/)).toBeVisible();
    await user.click(start());
    await expectToast('success', '¡Banner agregado exitosamente!');
    expect(screen.queryByText(/^«segunda\.jpg»: /)).toBeNull();
  });
});
