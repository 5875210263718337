import { createEvent, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { EMAIL, field, findForm, MESSAGE, NAME, TYPED } from '../contact/page.ts';
import { SHOP_ROWS } from '../search/shopRows.ts';

const backend = useBackend(SHOP_ROWS);
beforeEach(async () => {
  await backend().mailbox.clear();
});

describe('bad inputs', () => {
  test('invisible characters that are pasted into a field are not sent', async () => {
    const { user } = await renderApp('/contact');
    await findForm();
    for (const [label, text] of TYPED) {
      await user.click(field(label));
      await user.paste(text);
    }
    await user.clear(field(EMAIL));
    await user.paste('\u200Bana@example.com\uFEFF');
    await user.type(field(NAME), '\u00AD\u200E', {
      initialSelectionStart: 3,
      initialSelectionEnd: 3,
    });
    await user.keyboard('-');
    await user.clear(field(MESSAGE));
    await user.paste('Hola\u202C 👩‍👧\n❤️ CCR\uFE0D-1');
    expect(field(NAME)).toHaveValue('Mar-ía "Mari" <b>Rojas</b>');
    await user.click(screen.getByText('Enviar mensaje'));
    await screen.findByText('Mensaje enviado!');
    expect(backend().mailbox.list()[0]?.template_params).toMatchObject({
      email: 'ana@example.com',
      message: 'Hola 👩‍👧\n❤️ CCR-1',
    });
  });
});

test('the keys of a composition choose nothing', async () => {
  const { user } = await renderApp('/about');
  const search = screen.getByLabelText('Buscar en la tienda');
  await user.type(search, 'camisetas');
  await screen.findByRole('option', { name: /Camiseta polo/ });
  fireEvent.keyDown(search, { key: 'ArrowDown', isComposing: true });
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  await user.keyboard('{ArrowDown}');
  const chosen = screen.getByRole('option', { selected: true });
  // Safari ends a composition with such a key.
  for (const last of [{ isComposing: true }, { keyCode: 229 }]) {
    const enter = createEvent.keyDown(search, { key: 'Enter', ...last });
    fireEvent(search, enter);
    fireEvent.keyDown(search, { key: 'Escape', ...last });
    expect(enter.defaultPrevented).toBe(false);
    expect(screen.getByRole('option', { selected: true })).toBe(chosen);
  }
});
