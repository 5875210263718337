import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { faults } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { popupClosed, useSignedInShop } from '../staffShop.ts';
import { LIST_ROWS } from './formRows.ts';
import { ALL_CODES, button, openList, rowButton, shownCodes } from './pages.ts';

const { backend, sql } = useSignedInShop(LIST_ROWS);

const EDIT = 'Editar CAM-1 Camiseta roja';
const findCode = () => screen.findByLabelText(/^Código/, { selector: 'input' });
const dearer = () => sql(`update public.producto set precio1 = precio1 + 10 where id = 1`);
/** Notes the id of each product of which the answer is here. */
function noteAnswers(): string[] {
  const answers: string[] = [];
  faults.rest('producto', async (request) => {
    const response = await backend().fetch(request);
    answers.push(new URL(request.url).searchParams.get('id') ?? '');
    return response;
  });
  return answers;
}

test('the list is read while the pointer is on its link, and shown at the press', async () => {
  const { user } = await renderApp('/edit-familia');
  await screen.findByText('Familias', { selector: 'h1' });
  const answers = noteAnswers();
  await user.hover(screen.getByText('Productos'));
  await waitFor(() => expect(answers).not.toEqual([]));
  faults.rest('producto', 'never');
  await user.click(screen.getByText('Productos'));
  await waitFor(() => expect(shownCodes()).toBe(ALL_CODES));
});

test('a product is read while the pointer rests on its row, and its page shown at the press', async () => {
  const user = await openList();
  const listTitle = document.title;
  const answers = noteAnswers();
  // The pointer only crosses the first of these rows.
  fireEvent.pointerOver(screen.getByText('Camiseta azul'));
  const row = screen.getByText('Camiseta roja');
  fireEvent.pointerOver(row);
  await waitFor(() => expect(answers).toEqual(['eq.1']));
  await user.hover(row);
  let code = await findCode();
  expect(code).not.toBeVisible();
  expect(document.title).toBe(listTitle);
  // A button of the row opens something else.
  await user.hover(rowButton('Eliminar CAM-1 Camiseta roja'));
  expect(code).not.toBeInTheDocument();
  await user.hover(row);
  code = await findCode();
  faults.rest('producto', 'never');
  await user.click(row);
  expect(code).toBeVisible();
  expect(code).toHaveValue('CAM-1');
  expect(document.title).toContain('CAM-1');
  expect(document.getElementById('main')).toHaveFocus();
  expect(screen.queryByText('Camiseta azul')).toBeNull();
  expect(await screen.findByLabelText('Bodega 1 Taras')).toHaveValue('5');
  // What is typed is still there when the pointer rests on a link meanwhile.
  await user.type(code, '-X');
  await user.hover(screen.getByText('Volver a la lista'));
  await waitFor(() => expect(document.querySelector('table')).toBeInTheDocument());
  expect(document.querySelector('table')).not.toBeVisible();
  expect(code).toHaveValue('CAM-1-X');
});

test('the page of a product is rendered while the focus rests on its link, and shown by Enter', async () => {
  const user = await openList();
  act(() => screen.getByText('CAM-1').focus());
  const code = await findCode();
  expect(code).not.toBeVisible();
  await user.keyboard('{Enter}');
  expect(code).toBeVisible();
  expect(code).toHaveValue('CAM-1');
});

test('the form of a product is rendered while the pointer is on its button', async () => {
  const user = await openList();
  const edit = rowButton(EDIT);
  await user.hover(edit);
  let code = await findCode();
  expect(code).not.toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.unhover(edit);
  expect(code).not.toBeInTheDocument();
  await user.hover(edit);
  code = await findCode();
  await user.click(edit);
  expect(code).toBeVisible();
  expect(code).toHaveValue('CAM-1');
  expect(code).toHaveFocus();
  expect(await screen.findByLabelText('Bodega 1 Taras')).toHaveValue('5');
  // A closed form does not come back.
  history.back();
  await popupClosed();
  await waitFor(() => expect(code).not.toBeInTheDocument());
});

test.each(['row', 'button'])(
  'by the %s, it is dropped when the shop is written to',
  async (part) => {
    await openList();
    const refresh = button('Actualizar datos');
    fireEvent.pointerOver(part === 'row' ? screen.getByText('Camiseta roja') : rowButton(EDIT));
    const code = await findCode();
    await dearer();
    // Without the pointer, as a save that ends.
    fireEvent.click(refresh);
    // It is dropped after 15 s in any case.
    await waitFor(() => expect(code).not.toBeInTheDocument(), { timeout: 5_000 });
  },
);

test('it is dropped when what it shows is no longer just read', async () => {
  const user = await openList();
  const row = screen.getByText('Camiseta roja');
  await user.hover(row);
  await findCode();
  await user.hover(document.body);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 14_000 });
  await user.hover(row);
  const code = await findCode();
  await waitFor(() => expect(code).not.toBeInTheDocument());
  await dearer();
  vi.setSystemTime(Date.now() + 2_000);
  await user.click(row);
  expect(await screen.findByDisplayValue('12510')).toBeVisible();
});
