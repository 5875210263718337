import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field, openEdit, put, save } from './formPage.ts';
import { FORM_ROWS, productosOf, stockOf } from './formRows.ts';
import { useSignedInShop } from '../staffShop.ts';

const { backend } = useSignedInShop(FORM_ROWS);

/** Units that another tab saves while the popup is open. */
const saveUnitsElsewhere = (units: number) =>
  backend().sql(
    `update public.inventario set cantidad = ${units} where producto_id = 501 and bodega_id = 1`,
  );

/** The conflicts that the form lists. */
async function findConflicts(): Promise<(string | null)[]> {
  const title = await screen.findByText('Otra persona guardó cambios mientras usted editaba');
  const box = title.closest<HTMLElement>('[role="alert"]') ?? document.body;
  return within(box)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
}

const conflict = (label: string, theirs: string, mine: string) =>
  `${label}Está guardado${theirs}Usted escribió${mine}`;

test('every field that someone else changed too is listed with both values; theirs can be taken', async () => {
  await backend().sql(
    `insert into public.subfamilia (id, nombre, familia_id) values (113, 'Tela', 102)`,
  );
  const { user } = await openEdit(501);
  await screen.findByText('Gorras · Gorra clásica', { selector: 'option' });
  for (const [label, value] of [
    ['Nombre', 'Camiseta mía'],
    ['Subfamilia', 'Gorras · Gorra clásica'],
    ['Precio 1', '4000'],
    ['Precio 2', '3100'],
    ['Descuento (%)', '5'],
    ['Color', 'Rojo'],
    ['Talla', 'XL'],
    ['Detalle', 'Mío'],
    ['Bodega 1 Taras', '20'],
  ] as const) {
    await put(user, label, value);
  }
  await backend().sql(`
    update public.producto set nombre = 'Camiseta ajena', precio1 = 4200.5, precio2 = null,
      color_numeric_id = null, sub_familia_id = 113, talla_id = null, descuento = 0, detalle = null
    where id = 501`);
  await saveUnitsElsewhere(5);
  await save(user);
  expect(await findConflicts()).toEqual([
    conflict('Nombre', 'Camiseta ajena', 'Camiseta mía'),
    conflict('Subfamilia', 'Tela', 'Gorra clásica'),
    conflict('Precio 1', '₡4,200.50', '₡4,000.00'),
    conflict('Precio 2', 'sin valor', '₡3,100.00'),
    conflict('Descuento (%)', '0', '5'),
    conflict('Color', 'sin valor', 'Rojo'),
    conflict('Talla', 'sin valor', 'XL'),
    conflict('Detalle', 'sin valor', 'Mío'),
    conflict('Cantidad', '5', '20'),
  ]);
  expect(field('Nombre')).toHaveValue('Camiseta mía');
  expect(await productosOf(backend(), 'CAM-1')).toMatchObject([{ nombre: 'Camiseta ajena' }]);

  await user.click(screen.getByText('Usar lo guardado', { selector: 'button' }));
  expect(field('Nombre')).toHaveValue('Camiseta ajena');
  expect(field('Nombre')).toHaveFocus();
  expect(field('Precio 1')).toHaveValue('4200.5');
  expect(field('Bodega 1 Taras')).toHaveValue('5');
});

test('units that someone else changed are overwritten only on demand; the rest is saved', async () => {
  const { user } = await openEdit(501);
  await screen.findByText('Gorras · Gorra clásica', { selector: 'option' });
  await put(user, 'Nombre', 'Camiseta mía');
  await put(user, 'Subfamilia', 'Gorras · Gorra clásica');
  await put(user, 'IVA', 'Sin asignar');
  await put(user, 'Color', 'Rojo');
  await put(user, 'Bodega 1 Taras', '20');
  await saveUnitsElsewhere(5);
  await save(user);
  expect(await findConflicts()).toEqual([conflict('Cantidad', '5', '20')]);
  expect(field('Bodega 1 Taras')).toHaveValue('20');
  expect(field('Subfamilia')).toHaveDisplayValue('Gorras · Gorra clásica');
  expect(field('Color')).toHaveDisplayValue('Rojo');
  expect(await stockOf(backend(), 501)).toMatchObject([{ cantidad: 5 }, { cantidad: 4 }]);
  expect(await productosOf(backend(), 'CAM-1')).toMatchObject([
    { nombre: 'Camiseta mía', sub_familia_id: 112, iva_id: null, color_numeric_id: 22 },
  ]);
  await user.click(screen.getByText('Guardar lo mío', { selector: 'button' }));
  await screen.findByText('¡Producto actualizado con éxito!');
  expect(await stockOf(backend(), 501)).toMatchObject([{ cantidad: 20 }, { cantidad: 4 }]);
});
