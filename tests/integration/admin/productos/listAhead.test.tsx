import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { faults } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { ALL_CODES, openList, popupGone, rowButton, shownCodes, waitForCodes } from './listPage.ts';
import { LIST_ROWS, NO_ROWS } from './listRows.ts';
import { useSignedInShop } from '../staffShop.ts';

const { backend } = useSignedInShop(NO_ROWS + LIST_ROWS);

test('the list is read while the pointer is on its link, and shown at the press', async () => {
  const { user } = await renderApp('/edit-familia');
  await screen.findByRole('heading', { level: 1, name: 'Familias' });
  const link = screen.getByText('Productos');
  const answered = vi.fn<() => void>();
  faults.rest('producto', async (request) => {
    const response = await backend().fetch(request);
    answered();
    return response;
  });
  await user.hover(link);
  await waitFor(() => expect(answered).toHaveBeenCalled());
  faults.rest('producto', 'never');
  await user.click(link);
  await waitFor(() => expect(shownCodes()).toBe(ALL_CODES));
});

test('a product is read while the pointer rests on its row, and its page is shown at the press', async () => {
  const { user } = await openList();
  await waitForCodes(ALL_CODES);
  const answers: string[] = [];
  faults.rest('producto', async (request) => {
    const response = await backend().fetch(request);
    answers.push(new URL(request.url).searchParams.get('id') ?? '');
    return response;
  });
  // The pointer only crosses the first of these rows.
  fireEvent.pointerOver(screen.getByText('Camiseta azul'));
  const row = screen.getByText('Camiseta roja');
  fireEvent.pointerOver(row);
  await waitFor(() => expect(answers).toEqual(['eq.1']));
  faults.rest('producto', 'never');
  await user.click(row);
  expect(await screen.findByDisplayValue('CAM-1')).toBeVisible();
  expect(await screen.findByLabelText('Bodega 1 Taras')).toHaveValue('5');
});

test('the page of a product is rendered while the pointer rests on its row, and unseen until the press', async () => {
  const { user } = await openList();
  await waitForCodes(ALL_CODES);
  const listTitle = document.title;
  const findCode = () => screen.findByLabelText(/^Código/, { selector: 'input' });
  const row = screen.getByText('Camiseta roja');
  await user.hover(row);
  let code = await findCode();
  expect(code).not.toBeVisible();
  expect(document.title).toBe(listTitle);
  // A button of the row opens something else.
  await user.hover(rowButton('Eliminar', 'CAM-1 Camiseta roja'));
  expect(code).not.toBeInTheDocument();
  await user.hover(row);
  code = await findCode();
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
  const { user } = await openList();
  await waitForCodes(ALL_CODES);
  act(() => screen.getByText('CAM-1').focus());
  const code = await screen.findByLabelText(/^Código/, { selector: 'input' });
  expect(code).not.toBeVisible();
  await user.keyboard('{Enter}');
  expect(code).toBeVisible();
  expect(code).toHaveValue('CAM-1');
});

test('a page that was rendered ahead is dropped once what it shows is no longer just read', async () => {
  const { user } = await openList();
  await waitForCodes(ALL_CODES);
  const row = screen.getByText('Camiseta roja');
  await user.hover(row);
  await screen.findByLabelText(/^Código/, { selector: 'input' });
  await user.hover(document.body);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 14_000 });
  await user.hover(row);
  const code = await screen.findByLabelText(/^Código/, { selector: 'input' });
  await waitFor(() => expect(code).not.toBeInTheDocument());
  await backend().sql(`update public.producto set nombre = 'Camiseta nueva' where id = 1`);
  vi.setSystemTime(Date.now() + 2_000);
  await user.click(row);
  expect(await screen.findByDisplayValue('Camiseta nueva')).toBeVisible();
  vi.useRealTimers();
});

test('what was rendered ahead is dropped when the shop is written to meanwhile', async () => {
  const { user } = await openList();
  await waitForCodes(ALL_CODES);
  const code = () => screen.findByLabelText(/^Código/, { selector: 'input' });
  const edit = rowButton('Editar', 'CAM-1 Camiseta roja');
  const refresh = screen.getByText('Actualizar datos', { selector: 'button' });
  for (const target of [screen.getByText('Camiseta roja'), edit]) {
    await user.hover(target);
    const hidden = await code();
    await backend().sql(`update public.producto set precio1 = precio1 + 10 where id = 1`);
    // Without the pointer, as a save that ends.
    fireEvent.click(refresh);
    // It is dropped after 15 s in any case.
    await waitFor(() => expect(hidden).not.toBeInTheDocument(), { timeout: 5_000 });
  }
  await user.click(edit);
  expect(await screen.findByLabelText(/^Precio 1/)).toHaveValue('12520');
});

test('the form of a product is rendered while the pointer is on its button, and unseen until the press', async () => {
  const { user } = await openList();
  await waitForCodes(ALL_CODES);
  const edit = rowButton('Editar', 'CAM-1 Camiseta roja');
  await user.hover(edit);
  let code = await screen.findByLabelText(/^Código/, { selector: 'input' });
  expect(code).not.toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.unhover(edit);
  expect(code).not.toBeInTheDocument();
  await user.hover(edit);
  code = await screen.findByLabelText(/^Código/, { selector: 'input' });
  await user.click(edit);
  expect(code).toBeVisible();
  expect(code).toHaveValue('CAM-1');
  expect(code).toHaveFocus();
  expect(await screen.findByLabelText('Bodega 1 Taras')).toHaveValue('5');
  // A closed form does not come back.
  history.back();
  await popupGone();
  expect(code).not.toBeInTheDocument();
});
