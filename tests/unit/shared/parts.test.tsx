import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { postWebVitals } from '#config/webVitals.ts';
import { Button, IconButton } from '#shared/ui/action/Button.tsx';
import { Dialog } from '#shared/ui/dialog/Dialog.tsx';
import { Menu } from '#shared/ui/dialog/Menu.tsx';
import { Picture } from '#shared/ui/picture/Picture.tsx';
import { showToast, ToastOutlet } from '#shared/ui/message/toast.ts';

describe('a button', () => {
  const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());

  test('that is busy keeps the focus and ignores presses', async () => {
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

  test('does not submit its form by default', async () => {
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
});

describe('a dialog', () => {
  function Upload() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        <Dialog open={open} onClose={() => setOpen(false)} title="Upload" closeLabel="Close">
          <p>One picture</p>
          <input type="file" aria-label="Picture" />
          <button>Send</button>
        </Dialog>
      </>
    );
  }

  async function openDialog() {
    const user = userEvent.setup();
    render(<Upload />);
    await user.click(screen.getByText('Open'));
    return { user, dialog: screen.getByRole('dialog', { name: 'Upload' }) };
  }

  const isOpen = () => screen.queryByRole('dialog') !== null;
  const OUTSIDE = { clientX: 5, clientY: 5 };

  test('stays open when a text is selected out of it, or a file chooser is cancelled', async () => {
    const { user, dialog } = await openDialog();
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('One picture') },
      { target: dialog, coords: OUTSIDE },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    fireEvent.click(dialog, OUTSIDE);
    fireEvent(screen.getByLabelText('Picture'), new Event('cancel', { bubbles: true }));
    expect(isOpen()).toBe(true);
  });
});

describe('a menu', () => {
  const press = vi.fn<() => void>();
  const user = userEvent.setup();
  const button = () => screen.getByLabelText('Más');
  const expectOpen = (isOpen: boolean) =>
    expect(button()).toHaveAttribute('aria-expanded', String(isOpen));

  beforeEach(async () => {
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
    await user.click(button());
    expectOpen(true);
  });

  test('is closed by Escape, which returns the focus', async () => {
    await user.tab();
    await user.keyboard('{Escape}');
    expectOpen(false);
    expect(button()).toHaveFocus();
  });

  test('is closed by an item, which acts and leaves the focus on its button', async () => {
    await user.click(screen.getByText('Colores'));
    expect(press).toHaveBeenCalledOnce();
    expectOpen(false);
    expect(button()).toHaveFocus();
  });

  test('closes when something else is pressed or gets the focus', async () => {
    await user.click(screen.getByText('Otro'));
    expectOpen(false);
    await user.click(button());
    for (let step = 0; step < 3; step += 1) await user.tab();
    expect(screen.getByText('Otro')).toHaveFocus();
    expectOpen(false);
  });
});

test('a picture that fails is tried without its sizes, then replaced, until the next one', () => {
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
  // A default picture that fails as well must not start over.
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
  // By keyboard: jsdom lacks what a toast uses to follow the pointer.
  screen.getByRole('button', { name: 'Ver carrito' }).focus();
  // It can be pressed while it disappears.
  await userEvent.keyboard('{Enter}{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('each web vital is posted as JSON, with the path of its page', () => {
  const sendBeacon = vi.fn<(url: string, body: string) => boolean>().mockReturnValue(true);
  vi.stubGlobal('navigator', { sendBeacon });
  const vital = { name: 'LCP', value: 1234.5, rating: 'good', id: 'v5-1' };
  const metric = { ...vital, entries: [document] };
  postWebVitals('https://stats.example/vitals')(metric);
  const [url, body = ''] = sendBeacon.mock.lastCall ?? [];
  expect(url).toBe('https://stats.example/vitals');
  expect(JSON.parse(body)).toEqual({ ...vital, path: location.pathname });
});
