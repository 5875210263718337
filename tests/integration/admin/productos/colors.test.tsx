import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { faults, lostAnswer, restError } from '#tests/faults.ts';
import { retypeField } from '#tests/retype.ts';
import { address, openList } from './listPage.ts';
import { LIST_ROWS, NO_ROWS } from './listRows.ts';
import { useSignedInShop } from '../staffShop.ts';

const { backend, signInAs } = useSignedInShop(NO_ROWS + LIST_ROWS);

/** Colours of the database by id, as `name rgb`. */
async function stored(): Promise<string[]> {
  const rows = await backend().sql<{ text: string }>(
    `select name || ' ' || rgb_code as text from public.color order by numeric_id`,
  );
  return rows.map(({ text }) => text);
}

async function openColors() {
  const { user } = await openList();
  await user.click(screen.getByText('Colores', { selector: 'button' }));
  const list = await screen.findByRole('list', { name: 'Colores' });
  return { user, list };
}

/** Opens the form that adds a colour, or the one that edits the colour Rojo. */
async function openForm(title: 'Agregar color' | 'Editar color') {
  const { user, list } = await openColors();
  await user.click(
    title === 'Agregar color'
      ? screen.getByText(title, { selector: 'button' })
      : screen.getByLabelText('Editar el color Rojo'),
  );
  const popup = within(await screen.findByRole('dialog', { name: title }));
  return {
    user,
    list,
    name: popup.getByLabelText(/^Nombre/),
    rgb: popup.getByLabelText(/^Código/),
    palette: popup.getByLabelText('Elegir el color en una paleta'),
    save: () => user.click(popup.getByText('Guardar', { selector: 'button' })),
  };
}

test('the colours are listed by name with their swatch and code', async () => {
  const { user, list } = await openColors();
  expect(address()).toBe('/edit-producto#colores');
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['colores#ffffff', 'Rojo#c02020']);
  expect(items[1]?.querySelector('[aria-hidden]')).toHaveStyle({ backgroundColor: '#c02020' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/edit-producto');
  expect(screen.getByText('Colores', { selector: 'button' })).toHaveFocus();
});

test('colours that do not load say so, and are read again on demand', async () => {
  faults.rest('color', () => restError(500, 'XX000', 'disk full'));
  const { user } = await openList('#colores');
  const colors = within(await screen.findByRole('dialog', { name: 'Colores' }));
  expect(await colors.findByRole('alert')).toHaveTextContent('Error al cargar colores');
  faults.none();
  await user.click(colors.getByText('Reintentar', { selector: 'button' }));
  expect(await colors.findByText('Rojo')).toBeVisible();
});

test('a new colour is black until another is chosen or typed, and is listed once saved', async () => {
  const { user, list, ...form } = await openForm('Agregar color');
  expect(form.rgb).toHaveValue('#000000');
  const unchosen = 'Sin elegir: se guardará en negro (#000000). Escriba su código o use la paleta.';
  expect(form.palette).toHaveAccessibleDescription(unchosen);
  fireEvent.input(form.palette, { target: { value: '#1a2b3c' } });
  expect(form.rgb).toHaveValue('#1a2b3c');
  expect(form.palette).toHaveAccessibleDescription('Se guardará así: #1a2b3c');
  await retypeField(user, form.rgb, 'rojo');
  expect(form.palette).toHaveAccessibleDescription('');
  await retypeField(user, form.rgb, 'ABC');
  expect(form.palette).toHaveValue('#aabbcc');
  await retypeField(user, form.name, '  Celeste ');
  await form.save();
  const done = await screen.findByText('Color agregado correctamente');
  expect(done.closest('[role="status"]')).not.toBeNull();
  expect(await stored()).toEqual(['Rojo #c02020', 'colores #ffffff', 'Celeste #aabbcc']);
  await waitFor(() => expect(address()).toBe('/edit-producto#colores'));
  expect(await within(list).findByText('Celeste')).toBeVisible();
});

test('a new colour needs a name of its own and a code', async () => {
  const { user, ...form } = await openForm('Agregar color');
  await form.save();
  expect(await screen.findByText('El nombre del color no puede estar vacío')).toBeVisible();
  expect(form.name).toHaveFocus();
  await backend().sql(`insert into public.color (name, rgb_code) values ('Verde', '#00ff00')`);
  for (const taken of [' rOJO ', 'verde']) {
    await retypeField(user, form.name, taken);
    expect(form.name).toBeValid();
    await form.save();
    expect(await screen.findByText('Este nombre de color ya existe')).toBeVisible();
    expect(form.name).toHaveFocus();
  }
  await retypeField(user, form.name, 'Celeste');
  await retypeField(user, form.rgb, 'celeste');
  await form.save();
  expect(await screen.findByText('Escriba el color como #1a2b3c')).toBeVisible();
  expect(form.rgb).toHaveFocus();
  expect(await stored()).toHaveLength(3);
});

test('a colour whose response was lost is found again, under a changed name too', async () => {
  const { user, list, ...form } = await openForm('Agregar color');
  const color = async (name: string) => {
    await retypeField(user, form.name, name);
    await form.save();
  };
  faults.write('post', 'color', lostAnswer(backend), { once: true });
  await color('Verde');
  await screen.findByText(/^Error al agregar el color/);
  await within(list).findByText('Verde');
  faults.write('patch', 'color', lostAnswer(backend), { once: true });
  await color('Verde');
  await screen.findByText(/^Error al agregar el color/);
  await color('Verde lima');
  await screen.findByText('Color agregado correctamente');
  expect((await stored()).slice(2)).toEqual(['Verde lima #000000']);
});

test('a stranger is refused, in words', async () => {
  await signInAs('stranger');
  const { user, ...form } = await openForm('Agregar color');
  await retypeField(user, form.name, 'Verde');
  await form.save();
  const text = await screen.findByText(/^Error al agregar el color: .*row-level security/);
  expect(text.closest('[role="alert"]')).toHaveTextContent(
    'Su usuario no tiene permiso de personal.',
  );
  expect(await stored()).toEqual(['Rojo #c02020', 'colores #ffffff']);
});

test('an edited colour lists what someone else changed too, and is in the table once saved', async () => {
  const { user, ...form } = await openForm('Editar color');
  await retypeField(user, form.name, 'COLORES');
  await form.save();
  expect(await screen.findByText('Este nombre de color ya existe')).toBeVisible();
  await backend().sql(
    `update public.color set name = 'Rojo fuego', rgb_code = '#ff1100' where numeric_id = 101`,
  );
  await retypeField(user, form.name, 'Rojo mío');
  await retypeField(user, form.rgb, '#ff2200');
  await form.save();
  const title = await screen.findByText('Otra persona guardó cambios mientras usted editaba');
  const box = within(title.closest<HTMLElement>('[role="alert"]') ?? document.body);
  expect(box.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'NombreEstá guardadoRojo fuegoUsted escribióRojo mío',
    'Código del colorEstá guardado #ff1100Usted escribió #ff2200',
  ]);
  await user.click(screen.getByText('Guardar lo mío', { selector: 'button' }));
  expect(await screen.findByText('Color actualizado correctamente')).toBeVisible();
  expect(await stored()).toEqual(['Rojo mío #ff2200', 'colores #ffffff']);
  await waitFor(() => expect(address()).toBe('/edit-producto#colores'));
  expect(await screen.findByText('Rojo mío', { selector: 'td *' })).toBeInTheDocument();
});
