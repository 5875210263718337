import { createEvent, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { FileDrop } from '#features/admin/shared/upload/FileDrop.tsx';
import { useObjectUrl } from '#features/admin/shared/upload/useObjectUrl.ts';
import { backOffice } from '#i18n/es/staff/backOffice.ts';
import { startI18n } from '#i18n/init.ts';
import { registerTexts } from '#i18n/registerTexts.ts';

beforeAll(async () => {
  localStorage.setItem('language', 'es');
  await startI18n();
  registerTexts('backOffice', backOffice);
});

const photo = new File(['foto'], 'foto.png', { type: 'image/png' });
const clipboardPicture = new File(['foto'], 'image.png', { type: 'image/png' });
const note = new File(['nota'], 'nota.txt', { type: 'text/plain' });

function renderArea({ isBusy = false } = {}) {
  const onFiles = vi.fn<(files: readonly File[]) => void>();
  render(
    <>
      <p>Fuera</p>
      <dialog open>
        <p>Popup</p>
        <input aria-label="Nombre" />
        <FileDrop isBusy={isBusy} onFiles={onFiles}>
          <p>Dentro</p>
        </FileDrop>
      </dialog>
    </>,
  );
  const names = () => onFiles.mock.calls.map(([files]) => files.map(({ name }) => name));
  return { names };
}

const drag = (...files: File[]) => ({ dataTransfer: { types: ['Files'], files } });
const clip = (files: File[], types = ['Files']) => ({ clipboardData: { types, files } });
const over = 'Suelte las imágenes aquí.';

function leave(from: Element, to: Element): void {
  const event = createEvent.dragLeave(from);
  fireEvent(from, Object.assign(event, { relatedTarget: to }));
}

test('dropped files are handed over, and the area shows that it takes them', () => {
  const { names } = renderArea();
  const inside = screen.getByText('Dentro');
  fireEvent.dragOver(inside, drag(photo));
  expect(screen.getByText(over)).toBeVisible();
  leave(inside, screen.getByText(over));
  expect(screen.getByText(over)).toBeVisible();
  leave(inside, screen.getByText('Fuera'));
  expect(screen.queryByText(over)).toBeNull();
  fireEvent.dragOver(inside, drag(photo));
  fireEvent.drop(inside, drag(photo, note));
  expect(screen.queryByText(over)).toBeNull();
  expect(names()).toEqual([['foto.png', 'nota.txt']]);
});

test('a file that misses the area does not replace the page', () => {
  const { names } = renderArea();
  const drop = createEvent.drop(screen.getByText('Fuera'), drag(photo));
  fireEvent(screen.getByText('Fuera'), drop);
  expect(drop.defaultPrevented).toBe(true);
  expect(names()).toEqual([]);
});

test('a picture of the page itself is left', () => {
  const { names } = renderArea();
  fireEvent.dragStart(screen.getByText('Fuera'));
  fireEvent.drop(screen.getByText('Dentro'), drag(photo));
  fireEvent.dragEnd(screen.getByText('Fuera'));
  expect(names()).toEqual([]);
});

test('while it is busy it takes nothing', () => {
  const { names } = renderArea({ isBusy: true });
  fireEvent.dragOver(screen.getByText('Dentro'), drag(photo));
  expect(screen.queryByText(over)).toBeNull();
  fireEvent.drop(screen.getByText('Dentro'), drag(photo));
  fireEvent.paste(document.body, clip([photo]));
  expect(names()).toEqual([]);
});

test.each([
  ['the page below its popup', () => document.body],
  ['its popup', () => screen.getByText('Popup')],
  ['a field without a text', () => screen.getByLabelText('Nombre')],
])('a picture pasted into %s is handed over under a name of its own', (_, target) => {
  const { names } = renderArea();
  fireEvent.paste(target(), clip([clipboardPicture, note]));
  expect(names()).toEqual([[expect.stringMatching(/^pegada_.+\.png$/)]]);
});

test('a text for a field, and a paste into another popup, are left', () => {
  const { names } = renderArea();
  const field = screen.getByLabelText('Nombre');
  fireEvent.paste(field, clip([clipboardPicture], ['text/plain', 'Files']));
  render(
    <dialog open>
      <p>Encima</p>
    </dialog>,
  );
  fireEvent.paste(screen.getByText('Encima'), clip([clipboardPicture]));
  fireEvent.paste(document.body, clip([clipboardPicture]));
  expect(names()).toEqual([]);
});

test('the address of a preview is revoked with the last picture that shows it', () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const first = renderHook(() => useObjectUrl(photo));
  const second = renderHook(() => useObjectUrl(photo));
  expect(first.result.current).toMatch(/^blob:/);
  expect(second.result.current).toBe(first.result.current);
  first.unmount();
  expect(revoke).not.toHaveBeenCalled();
  second.unmount();
  expect(revoke).toHaveBeenCalledExactlyOnceWith(first.result.current);
});
