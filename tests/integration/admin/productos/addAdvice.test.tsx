import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { faults, restError } from '#tests/faults.ts';
import { field, fillRequired, openAddPage, openEdit, put, save } from './formPage.ts';
import { FORM_ROWS, productosOf } from './formRows.ts';
import { useSignedInShop } from '../staffShop.ts';

const { backend } = useSignedInShop(`
  ${FORM_ROWS}
  insert into public.iva (id, nombre, porcentaje) values (7, 'IVA 4%', 0.04)
    on conflict (id) do nothing;
`);

const DONE = '¡Producto agregado exitosamente!';

/** A fault of the read of the usual tax alone. */
const usualIvaMeets = (fault: () => Response | undefined | Promise<undefined>) =>
  faults.rest('producto', ({ url }) => (url.includes('select=iva_id') ? fault() : undefined));

test('a new product gets the usual IVA of the shop, unless none is chosen on purpose', async () => {
  const { user } = await openAddPage();
  await waitFor(() => expect(field('IVA')).toHaveDisplayValue('IVA 13%'));
  await fillRequired(user);
  await put(user, 'IVA', 'Sin asignar');
  await save(user);
  await screen.findByText(DONE);
  expect(await productosOf(backend(), 'N-1')).toMatchObject([{ iva_id: null }]);
});

test('an IVA that is chosen before the usual one is known stays', async () => {
  let release = () => {};
  const isReleased = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  usualIvaMeets(() => isReleased);
  const { user } = await openAddPage();
  expect(field('IVA')).toHaveDisplayValue('Cargando…');
  await save(user);
  expect(await screen.findByText(/^El IVA usual se está cargando/)).toBeVisible();
  await put(user, 'IVA', 'IVA 4%');
  release();
  await screen.findByText('Sin asignar', { selector: '[name="ivaId"] option' });
  expect(field('IVA')).toHaveDisplayValue('IVA 4%');
});

test('a usual IVA that cannot be read says so', async () => {
  usualIvaMeets(() => restError(400, 'XX000', 'disk full'));
  await openAddPage();
  expect(await screen.findByText(/^No se pudo leer el IVA usual/)).toHaveRole('status');
  expect(field('IVA')).toHaveDisplayValue('Sin asignar');
});

test('a code that another product has and higher prices for more are told, and may be saved', async () => {
  const { user } = await openAddPage();
  await fillRequired(user, ' cám-1 ');
  await put(user, 'Precio 2', '31');
  await put(user, 'Precio 3', '30.5');
  const link = await screen.findByText('Ver CAM-1 en otra pestaña');
  expect(link).toHaveAttribute('href', '/edit-producto/501');
  expect(link).toHaveAttribute('target', '_blank');
  expect(field('Código')).toHaveAccessibleDescription(/^«Camiseta azul» ya tiene este código/);
  expect(field('Código')).toBeValid();
  expect(screen.getByText('El Precio 2 es mayor que el Precio 1.')).toHaveRole('status');
  expect(screen.getByText('El Precio 3 es mayor que el Precio 1.')).toHaveRole('status');
  await save(user);
  await screen.findByText(DONE);
  expect(screen.queryByText(/ya tiene este código/)).toBeNull();
  expect(await productosOf(backend(), 'cám-1')).toHaveLength(1);
});

test('an edited product may keep its code, and is told when another has it', async () => {
  const { user } = await openEdit(501);
  await put(user, 'Código', 'gor-1');
  expect(await screen.findByText('Ver GOR-1 en otra pestaña')).toBeVisible();
  await put(user, 'Código', 'cam-1');
  await waitFor(() => expect(screen.queryByText(/ya tiene este código/)).toBeNull());
});
