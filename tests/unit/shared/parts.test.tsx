import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { postWebVitals } from '#config/webVitals.ts';
import { startI18n } from '#i18n/init.ts';
import { Button, IconButton } from '#ui/action/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Menu } from '#ui/dialog/Menu.tsx';
import { TextArea, TextField } from '#ui/form/TextField.tsx';
import { showToast, ToastOutlet } from '#ui/message/toast.ts';
import { Picture } from '#ui/picture/Picture.tsx';

beforeAll(startI18n);

const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());

test('a busy button keeps the focus and ignores presses', async () => {
  const onClick = vi.fn<() => void>();
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy} onClick={onClick}>
        Enviar
      </Button>
    </form>
  );
  onSubmit.mockClear();
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Enviar' });
  await userEvent.click(button);
  rerender(form(true));
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('a button does not submit its form by default', async () => {
  onSubmit.mockClear();
  render(
    <form onSubmit={onSubmit}>
      <Button>Abrir</Button>
      <IconButton label="Cerrar" icon={<svg />} />
    </form>,
  );
  for (const button of screen.getAllByRole('button')) await userEvent.click(button);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a dialog stays open when a text selection ends outside of it, or a file chooser is cancelled', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog open onClose={onClose} title="Upload">
      <p>One picture</p>
      <input type="file" aria-label="Picture" />
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Upload' });
  const outside = { clientX: 5, clientY: 5 };
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('One picture') },
    { target: dialog, coords: outside },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  fireEvent.click(dialog, outside);
  fireEvent(screen.getByLabelText('Picture'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

test('a menu is closed by Escape, by an item, and by a press or the focus outside', async () => {
  const press = vi.fn<() => void>();
  const user = userEvent.setup();
  render(
    <>
      <Menu label="Más" icon={<i>…</i>}>
        <button type="button" onClick={press}>
          Colores
        </button>
        <button type="button" aria-pressed="false">
          EN
        </button>
      </Menu>
      <button type="button">Otro</button>
    </>,
  );
  const button = screen.getByLabelText('Más');
  for (const [close, focused] of [
    [() => user.keyboard('{Tab}{Escape}'), 'Más'],
    [() => user.click(screen.getByText('Colores')), 'Más'],
    [() => user.click(document.body), ''],
    [() => user.keyboard('{Tab}{Tab}{Tab}'), 'Otro'],
  ] as const) {
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await close();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(document.activeElement).toHaveAccessibleName(focused);
  }
  expect(press).toHaveBeenCalledOnce();
  // A toggle button does not close the menu.
  await user.click(button);
  await user.click(screen.getByText('EN'));
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('a picture that fails is tried without its srcset, and then replaced by the default picture', () => {
  const picture = (name: string) => (
    <Picture src={`/${name}`} srcSet={`/small-${name} 200w`} alt="" width={200} height={120} />
  );
  const { rerender, container } = render(picture('a.webp'));
  const image = container.querySelector('img');
  if (image === null) throw new Error('no picture');
  const shown = () => `${image.getAttribute('src')} ${image.getAttribute('srcset')}`;
  expect(shown()).toBe('/a.webp /small-a.webp 200w');
  fireEvent.error(image);
  expect(shown()).toBe('/a.webp null');
  // If the default picture fails too, the attempts must not start over.
  for (let time = 0; time < 2; time += 1) {
    fireEvent.error(image);
    expect(shown()).toBe('/default-image.webp null');
  }
  rerender(picture('b.webp'));
  expect(shown()).toBe('/b.webp /small-b.webp 200w');
});

test('a toast is announced, and its action runs once', async () => {
  const onClick = vi.fn<() => void>();
  render(<ToastOutlet />);
  showToast('Agregado', { action: { label: 'Ver carrito', onClick } });
  const toast = await screen.findByText('Agregado');
  const region = screen.getByRole('region', { name: /^Avisos/ });
  expect(region).toContainElement(toast);
  expect(region).toHaveAttribute('aria-live', 'polite');
  // Uses the keyboard, because jsdom lacks the pointer capture of toasts.
  screen.getByRole('button', { name: 'Ver carrito' }).focus();
  // Presses twice: the button takes presses while the toast disappears.
  await userEvent.keyboard('{Enter}{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('each web vital is sent as JSON, with the path of its page', () => {
  const sendBeacon = vi.fn<(url: string, body: string) => boolean>().mockReturnValue(true);
  vi.stubGlobal('navigator', { sendBeacon });
  const vital = { name: 'LCP', value: 1234.5, rating: 'good', id: 'v5-1' } as const;
  const metric = { ...vital, entries: [document] };
  postWebVitals('https://stats.example/vitals')(metric);
  const [url, body = ''] = sendBeacon.mock.lastCall ?? [];
  expect(url).toBe('https://stats.example/vitals');
  expect(JSON.parse(body)).toEqual({ ...vital, path: location.pathname });
});

describe.each([
  ['one line', TextField],
  ['several lines', TextArea],
])('bad inputs in a field of %s', (_name, Field) => {
  test('a text that is too long stays, is counted, and makes the field invalid', async () => {
    const user = userEvent.setup();
    render(<Field label="Nombre" name="fullName" limit={20} />);
    const field = screen.getByLabelText('Nombre');
    await user.click(field);
    await user.paste('x'.repeat(17));
    expect(field).toHaveAccessibleDescription('');
    await user.paste('x');
    expect(field).toHaveAccessibleDescription('18 de 20 caracteres');
    await user.paste('xx ');
    expect(field).toHaveAccessibleDescription('20 de 20 caracteres');
    expect(field).toBeValid();
    await user.paste('x'.repeat(1_000));
    expect(field).toHaveValue(`${'x'.repeat(20)} ${'x'.repeat(1_000)}`);
    expect(field).toHaveAccessibleDescription(
      'Demasiado largo: como máximo 20 caracteres. 1,021 de 20 caracteres',
    );
    expect(field).toBeInvalid();
    const announced = screen.getByText(/^Demasiado largo/).closest('[aria-live]');
    expect(announced).toHaveAttribute('aria-live', 'polite');
    await user.clear(field);
    expect(field).toHaveAccessibleDescription('');
    expect(field).toBeValid();
  });
});
