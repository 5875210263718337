import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Menu } from '#shared/ui/Menu.tsx';

const press = vi.fn<() => void>();

beforeEach(() => {
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
});

const button = () => screen.getByLabelText('Más');

async function openMenu() {
  const user = userEvent.setup();
  await user.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  return user;
}

function expectClosed() {
  expect(button()).toHaveAttribute('aria-expanded', 'false');
}

test('Escape closes it and returns the focus', async () => {
  const user = await openMenu();
  await user.tab();
  await user.keyboard('{Escape}');
  expectClosed();
  expect(button()).toHaveFocus();
});

test('a press on an item acts, closes it, and leaves the focus on its button', async () => {
  const user = await openMenu();
  await user.click(screen.getByText('Colores'));
  expect(press).toHaveBeenCalledOnce();
  expectClosed();
  expect(button()).toHaveFocus();
});

test('a switch keeps it open', async () => {
  const user = await openMenu();
  await user.click(screen.getByText('EN'));
  expect(button()).toHaveAttribute('aria-expanded', 'true');
});

test('it closes when something else is pressed or gets the focus', async () => {
  const user = await openMenu();
  await user.click(screen.getByText('Otro'));
  expectClosed();
  expect(screen.getByText('Otro')).toHaveFocus();
  await user.click(button());
  await user.tab();
  await user.tab();
  await user.tab();
  expect(screen.getByText('Otro')).toHaveFocus();
  expectClosed();
});
