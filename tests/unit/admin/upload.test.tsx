import { act, createEvent, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { DataError } from '#data/http/DataError.ts';
import { FileDrop } from '#features/admin/shared/upload/FileDrop.tsx';
import { NotActivatedError, RefusedFileError } from '#features/admin/shared/upload/uploadErrors.ts';
import { UploadBar } from '#features/admin/shared/upload/UploadBar.tsx';
import { useSingleRun } from '#features/admin/shared/upload/useSingleRun.ts';
import { useUploadFailure } from '#features/admin/shared/upload/useUploadFailure.ts';
import { useUploadQueue } from '#features/admin/shared/upload/useUploadQueue.ts';
import { backOffice } from '#i18n/es/staff/backOffice.ts';
import { banners } from '#i18n/es/staff/banners.ts';
import { library } from '#i18n/es/staff/library.ts';
import { pictures } from '#i18n/es/staff/pictures.ts';
import { startI18n } from '#i18n/init.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { CompressionError } from '#shared/lib/compressImage.ts';

beforeAll(async () => {
  localStorage.setItem('language', 'es');
  await startI18n();
  registerTexts('backOffice', backOffice);
  registerTexts('banners', banners);
  registerTexts('library', library);
  registerTexts('pictures', pictures);
});

const signedOut = new DataError('signedOut', '');
const offline = new DataError('network', '');

describe('the area for files', () => {
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
  const invitation = () => screen.queryByText('Suelte las imágenes aquí.');

  test('hands over dropped files, and shows that it takes them', () => {
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

  test('takes no file that misses it, which does not replace the page, and no picture of the page', () => {
    const { names, inside, outside } = renderArea();
    const drop = createEvent.drop(outside, drag(photo));
    fireEvent(outside, drop);
    expect(drop.defaultPrevented).toBe(true);
    fireEvent.dragStart(outside);
    fireEvent.drop(inside, drag(photo));
    fireEvent.dragEnd(outside);
    expect(names()).toEqual([]);
  });

  test.each([
    ['its popup', () => screen.getByText('Popup')],
    ['a field without a text', () => screen.getByLabelText('Nombre')],
  ])('hands over a picture pasted into %s under a name of its own', (_, target) => {
    const { names } = renderArea();
    fireEvent.paste(target(), clip([clipboardPicture, note]));
    expect(names()).toEqual([[expect.stringMatching(/^pegada_.+\.png$/)]]);
  });

  test('leaves a text for a field, and a paste into another popup', () => {
    const { names } = renderArea();
    const texts = clip([clipboardPicture], ['text/plain', 'Files']);
    fireEvent.paste(screen.getByLabelText('Nombre'), texts);
    render(<dialog open>Encima</dialog>);
    for (const target of [screen.getByText('Encima'), document.body])
      fireEvent.paste(target, clip([clipboardPicture]));
    expect(names()).toEqual([]);
  });
});

describe('the queue of uploads', () => {
  type Item = { readonly id: number };
  const ITEMS: readonly Item[] = [1, 2, 3, 4, 5].map((id) => ({ id }));
  const ids = (ended: readonly { readonly item: Item }[]) => ended.map(({ item }) => item.id);

  /** Uploads all, `atOnce` of them side by side. */
  function upload(atOnce: number, work: (id: number) => void, signal?: AbortSignal) {
    const { result } = renderHook(() => useUploadQueue<Item, string>(atOnce));
    const send = async ({ id }: Item) => {
      work(id);
      return '';
    };
    return act(() => result.current.upload(ITEMS, send, signal ?? new AbortController().signal));
  }

  test.each([
    [[2, 4], 'warning'],
    [[1, 2, 3, 4, 5], 'error'],
  ])('is not stopped by the files %j that fail, and its tone is %s', async (bad, tone) => {
    const outcome = await upload(2, (id) => {
      if (bad.includes(id)) throw offline;
    });
    expect(ids(outcome.failed)).toEqual(bad);
    expect(outcome.done).toHaveLength(ITEMS.length - bad.length);
    expect(outcome.tone).toBe(tone);
  });

  test.each([
    ['storing', signedOut],
    ['activating', new NotActivatedError(signedOut)],
  ])('fails the rest without work when a sign-in is missing while %s', async (_, error) => {
    const work = vi.fn<(id: number) => void>((id) => {
      if (id === 2) throw error;
    });
    const { failed } = await upload(1, work);
    expect(work).toHaveBeenCalledTimes(2);
    expect(ids(failed)).toEqual([2, 3, 4, 5]);
    expect(failed[0]?.error).toBe(error);
    expect(failed[1]?.error).toBeInstanceOf(DataError);
  });

  test('is stopped by an abort, which leaves the interrupted file and the rest', async () => {
    const controller = new AbortController();
    const work = (id: number) => {
      if (id === 2) controller.abort();
      controller.signal.throwIfAborted();
    };
    const { done, ...outcome } = await upload(1, work, controller.signal);
    expect(ids(done)).toEqual([1]);
    expect(outcome).toMatchObject({ failed: [], left: ITEMS.slice(1), tone: 'warning' });
  });

  test('runs only the first of two tasks, and unmounting aborts it', async () => {
    const { result, unmount } = renderHook(() => useSingleRun());
    const signals: AbortSignal[] = [];
    const task = (signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    };
    act(() => {
      void result.current.run(task);
      void result.current.run(task);
    });
    expect(result.current.isBusy).toBe(true);
    expect(signals).toHaveLength(1);
    unmount();
    expect(signals[0]?.aborted).toBe(true);
  });
});

describe('the text of a failed upload', () => {
  type Screen = Parameters<typeof useUploadFailure>[0];
  const noticeOf = (where: Screen, error: unknown, path?: string) =>
    renderHook(() => useUploadFailure(where)).result.current(error, 'a.jpg', path);

  const notImage = new RefusedFileError('notImage');
  const empty = new RefusedFileError('empty');
  const tooLarge = new RefusedFileError('tooLarge');
  const stillTooLarge = new CompressionError('tooLarge');
  const unavailable = new CompressionError('unavailable');
  const notRead = new DOMException('gone', 'NotReadableError');
  const full = new DataError('tooLarge', '');

  test.each<[Screen, unknown, RegExp, RegExp?]>([
    ['library', notImage, /^No es un archivo de imagen$/],
    ['library', empty, /^Error al comprimir: El archivo está vacío/],
    ['library', tooLarge, /^Error al comprimir: La imagen es demasiado grande/],
    ['library', unavailable, /^Error al comprimir: No se pudo cargar la herramienta/],
    ['library', notRead, /^Error: No se pudo leer el archivo/],
    ['library', signedOut, /^Debes iniciar sesión para subir imágenes$/],
    ['thumbnail', empty, /^Error al comprimir imagen$/, /^«a\.jpg» está vacío/],
    ['thumbnail', stillTooLarge, /^Error al comprimir imagen$/, /^«a\.jpg» no se pudo reducir/],
    ['thumbnail', signedOut, /^Debes iniciar sesión/, /^«a\.jpg»: .*Inicie sesión/],
    ['thumbnail', offline, /^Error al subir imagen$/, /^«a\.jpg»: No hay conexión/],
    ['banner', tooLarge, /^No se pudo reducir lo suficiente/],
    ['banner', unavailable, /^No se pudo cargar la herramienta/],
    ['banner', signedOut, /^Debes iniciar sesión para subir banners$/],
    ['banner', full, /^El archivo no cabe en la tienda/],
    ['banner', new NotActivatedError(offline), /^Se guardó, pero no se activó\. No hay conexión/],
  ])('on the %s screen for %s', (where, error, text, reason = /^/) => {
    const notice = noticeOf(where, error);
    expect(notice).toMatchObject({ tone: 'error', text: expect.stringMatching(text) });
    expect(notice.reason ?? '').toMatch(reason);
  });
});

test('a file is at 10, 30, then 35 to 90, and at 100 when it is done', () => {
  vi.useFakeTimers();
  const percent = () => Number(screen.getByLabelText('a.jpg').getAttribute('value'));
  const { rerender } = render(<UploadBar label="a.jpg" step={{ name: 'waiting' }} />);
  expect(percent()).toBe(0);
  rerender(<UploadBar label="a.jpg" step={{ name: 'compressing' }} />);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(percent()).toBe(10);
  rerender(<UploadBar label="a.jpg" step={{ name: 'sending' }} />);
  const shown = [percent()];
  for (let tick = 0; tick < 14; tick += 1) {
    act(() => void vi.advanceTimersByTime(200));
    shown.push(percent());
  }
  expect(shown).toEqual([30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 90, 90]);
  rerender(<UploadBar label="a.jpg" step={{ name: 'done', result: '' }} />);
  expect(percent()).toBe(100);
  vi.useRealTimers();
});
