import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { faults, restError } from '#tests/faults.ts';
import { listFiles } from '../pictures/library.ts';
import { field, openPage, put, save } from './formPage.ts';
import { FORM_ROWS, imagesOf, picture, SIBLING, SIBLINGS_BOX } from './formRows.ts';
import { useSignedInShop } from '../staffShop.ts';

const { backend, sql } = useSignedInShop(FORM_ROWS);
beforeAll(async () => {
  await listFiles(backend(), ['foto-1.webp', 'foto-2.webp']);
});

const COLOR_GONE = 'Otra persona cambió el color o la subfamilia de este producto';
const DONE = '¡Producto actualizado con éxito!';

test('pictures are linked to and unlinked from all sizes of the colour as it is stored', async () => {
  await sql(SIBLING);
  await sql(`insert into public.producto (id, codigo, nombre, sub_familia_id, precio1,
      color_numeric_id, talla_id) values
    (512, 'ROJ', 'Roja', 111, 1, 22, 'S'), (513, 'GOR-2', 'Gorra azul', 112, 1, 21, null)`);
  await sql(`insert into public.images (producto_id, url) values
    (511, '${picture('highres/azul.webp')}'), (512, '${picture('highres/azul.webp')}')`);
  const { user } = await openPage(501);
  const box = await screen.findByLabelText(SIBLINGS_BOX);
  await put(user, 'Color', 'Rojo');
  await user.click(box);
  expect(box).not.toBeChecked();
  // The keyboard reaches the box and its reason.
  expect(box).toHaveFocus();
  expect(box).toHaveAttribute('aria-disabled', 'true');
  expect(box).toHaveAccessibleDescription('Primero guarde el cambio de color o de subfamilia.');
  await put(user, 'Color', 'Azul');
  await user.click(box);
  await user.click(await screen.findByTitle('foto-1.webp'));
  await save(user);
  const done = await screen.findByText(DONE);
  expect(done.closest('[role="status"]')).toHaveTextContent(
    'Las imágenes quedaron vinculadas a 2 productos.',
  );
  const urls = [picture('foto-1.webp'), picture('highres/azul.webp')];
  expect(await imagesOf(backend(), 511)).toEqual(urls);
  await user.click(await screen.findByLabelText('Desvincular azul.webp'));
  await screen.findByText('Imagen desvinculada de 2 productos');
  expect(await imagesOf(backend(), 511)).toEqual([picture('foto-1.webp')]);
  expect(await imagesOf(backend(), 512)).toEqual([picture('highres/azul.webp')]);
  expect(await imagesOf(backend(), 513)).toEqual([]);

  // Somebody gives it another colour meanwhile.
  await sql('update public.producto set color_numeric_id = 22 where id = 501');
  await user.click(await screen.findByTitle('foto-2.webp'));
  await save(user);
  await screen.findByText(COLOR_GONE);
  expect(field('Color')).toHaveDisplayValue('Rojo');
  expect(screen.getByLabelText('Quitar foto-2.webp')).toBeVisible();
  const other = await screen.findByLabelText(SIBLINGS_BOX);
  expect(other).not.toBeChecked();
  await user.click(other);
  await save(user);
  await screen.findByText('Las imágenes quedaron vinculadas a 2 productos.');
  await sql('update public.producto set color_numeric_id = 21 where id = 501');
  await user.click(await screen.findByLabelText('Desvincular foto-2.webp'));
  await screen.findByText(COLOR_GONE);
  for (const id of [501, 512]) {
    expect(await imagesOf(backend(), id)).toContain(picture('foto-2.webp'));
  }
  expect(await imagesOf(backend(), 511)).toEqual([picture('foto-1.webp')]);
});

test('another colour that somebody gave it is told and shown, and needs another tick', async () => {
  await sql(SIBLING);
  const { user } = await openPage(501);
  await user.click(await screen.findByLabelText(SIBLINGS_BOX));
  await user.click(await screen.findByTitle('foto-1.webp'));
  await put(user, 'Nombre', 'Camiseta escrita');
  await sql(`update public.producto set color_numeric_id = 22, nombre = 'De otra persona'
    where id = 501`);
  fireEvent(window, new Event('visibilitychange'));
  await screen.findByText(COLOR_GONE);
  expect(field('Color')).toHaveDisplayValue('Rojo');
  expect(screen.queryByLabelText(SIBLINGS_BOX)).toBeNull();
  await save(user);
  await screen.findByText('Otra persona guardó cambios mientras usted editaba', { exact: false });
  expect(await imagesOf(backend(), 511)).toEqual([]);
});

test('units that are not saved do not hide that the pictures were not linked', async () => {
  await sql(SIBLING);
  const { user } = await openPage(501);
  await user.click(await screen.findByLabelText(SIBLINGS_BOX));
  await user.click(await screen.findByTitle('foto-1.webp'));
  await put(user, 'Bodega 1 Taras', '33');
  await sql('update public.producto set color_numeric_id = 22 where id = 501');
  faults.write('patch', 'inventario', () => restError(400, 'XX000', 'disk full'));
  await save(user);
  const alert = (await screen.findByText('Errores al actualizar: inventario')).closest('[role]');
  expect(alert).toHaveTextContent(COLOR_GONE);
  for (const id of [501, 511])
    expect(await imagesOf(backend(), id)).not.toContain(picture('foto-1.webp'));
});

test('the box for the other sizes counts only while it is shown, and says when it cannot be', async () => {
  await sql(SIBLING);
  let isFaulty = true;
  const isRead = ({ url }: Request) => isFaulty && url.includes('color_numeric_id=eq.21');
  faults.rest('producto', (request) =>
    isRead(request) ? restError(400, 'XX000', 'disk full') : undefined,
  );
  const { user } = await openPage(501);
  const failed = /^Error cargando las otras tallas de este color/;
  const alert = (await screen.findByText(failed)).closest<HTMLElement>('[role="alert"]');
  isFaulty = false;
  await user.click(within(alert ?? document.body).getByText('Reintentar'));
  await user.click(await screen.findByLabelText(SIBLINGS_BOX));
  await put(user, 'Color', 'Rojo');
  await save(user);
  await screen.findByText(DONE);
  isFaulty = true;
  await put(user, 'Color', 'Azul');
  await save(user);
  await screen.findByText(DONE);
  await screen.findByText(failed);
  isFaulty = false;
  await user.click(await screen.findByTitle('foto-1.webp'));
  await save(user);
  await screen.findByText(DONE);
  expect(await imagesOf(backend(), 511)).toEqual([]);
  expect(await screen.findByLabelText(SIBLINGS_BOX)).not.toBeChecked();
});
