import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { staffDb } from '#data/http/staff/staffDb.ts';
import { comeNear } from '#tests/domGaps.ts';
import { faults, restError } from '#tests/faults.ts';
import { address } from '#tests/renderApp.tsx';
import { retypeField, rowTexts } from '#tests/visitor.ts';
import { IN_BUTTON, popupClosed, press, see, useSignedInShop } from '../staffShop.ts';

const { sql, column, openAt } = useSignedInShop(`
  truncate public.familia, public.subfamilia, public.producto, public.inventario, public.images;
  insert into public.familia (id, nombre) values (1, 'Camisetas');
  insert into public.subfamilia (id, nombre, familia_id) values (20, 'Cuello redondo', 1), (21, 'Polo', 1);
  insert into public.producto (id, codigo, nombre, sub_familia_id, precio1, iva_id)
    select 500 + n, 'CAM-' || n, 'Camiseta', 20, 1000, 1 from generate_series(1, 3) n;
  insert into public.inventario (producto_id, bodega_id, cantidad) values (501, 1, 5);
  delete from public.historial;
`);

const STAFF = 'staff@shop.example';
const PRODUCT_1 = 'Producto CAM-1 · Camiseta';
const RAISE = 'Precio 1: +5 %';
const MARKUP = '<img src=x onerror=alert(1)>';

async function raisePrices() {
  const [before, after] = [{ precio1: 1000 }, { precio1: 1050 }];
  const rows = [501, 502, 503].map((id) => ({ table: 'producto', key: { id }, before, after }));
  const change = crypto.randomUUID();
  const { error } = await staffDb.rpc('apply_change', { change, part: 0, title: RAISE, rows });
  expect(error).toBeNull();
}

const dialogRows = async () => {
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('Antes');
  return rowTexts(dialog, 'tbody tr');
};
const sentences = () => Array.from(document.querySelectorAll('tbody a'), (it) => it.textContent);
const prices = () => column('select precio1::int from producto order by id');

test('the list shows each change with its person and number of rows, and keeps its filters in the URL', async () => {
  await raisePrices();
  await staffDb.from('producto').update({ sub_familia_id: 21 }).eq('id', 502);
  await staffDb.from('inventario').insert({ producto_id: 502, bodega_id: 1, cantidad: 9 });
  await sql(`insert into public.familia (id, nombre) values (2, '${MARKUP}')`);
  await sql('delete from public.familia where id = 2');
  const user = await openAt('/admin/history');
  await see('Producto CAM-2 · Camiseta: cambiado');
  const families = [`Familia ${MARKUP}: eliminada`, `Familia ${MARKUP}: creada`];
  const all = [...families, 'Producto CAM-2 · Camiseta: cambiado', RAISE];
  expect(sentences()).toEqual(all);
  const [gone = '', , form = ''] = rowTexts(document, 'tbody tr');
  expect(gone).toMatch(/ \| Fuera de la tienda \| .+ \| 1$/);
  expect(form).toMatch(/ \| staff@shop\.example \| .+ \| 2$/);

  const filter = (name: string, value: string) =>
    user.selectOptions(screen.getByLabelText(`Filtrar por ${name}`), value);
  await filter('Persona', 'Fuera de la tienda');
  await waitFor(() => expect(sentences()).toEqual(families));
  await filter('Persona', STAFF);
  await filter('Tabla', 'Existencias');
  await waitFor(() => expect(sentences()).toEqual(['Existencias CAM-2 · Camiseta: cambiadas']));
  await filter('Tabla', 'Producto');
  await retypeField(user, screen.getByLabelText('Buscar por nombre o código'), 'càm-3 camiseta');
  await waitFor(() => expect(sentences()).toEqual([RAISE]));
  const filters = new URLSearchParams({
    persona: STAFF,
    tabla: 'producto',
    buscar: 'càm-3 camiseta',
  });
  expect(address()).toBe(`/admin/history?${filters}`);
  await retypeField(user, screen.getByLabelText('Buscar por nombre o código'), 'cam%,(-1*');
  await press(user, 'Ver todos');
  await waitFor(() => expect(sentences()).toEqual(all));
  expect(address()).toBe('/admin/history');
  await user.click(screen.getByText(families[0] ?? ''));
  expect(await dialogRows()).toEqual(['Nombre', `Familia ${MARKUP} | ${MARKUP} | —`]);
  expect(document.querySelector('img[onerror]')).toBeNull();
});

test('the list loads older changes on demand, and says if that fails', async () => {
  await sql(`do $$ begin for n in 1..70 loop
    perform set_config('tienda.cambio', '', true);
    perform set_config('tienda.tablas', '', true);
    insert into public.familia (id, nombre) values (10 + n, 'Familia ' || n);
  end loop; end $$`);
  const user = await openAt('/admin/history');
  await see('Familia Familia 70: creada');
  expect(sentences()).toHaveLength(60);
  faults.rest('historial', () => restError(503, 'XX000', 'boom'));
  await press(user, 'Ver más antiguos');
  await see('No se pudo cargar lo más antiguo');
  faults.none();
  await press(user, 'Reintentar');
  await waitFor(() => expect(sentences()).toHaveLength(70));
  expect(screen.queryByText('Ver más antiguos', IN_BUTTON)).toBeNull();
});

test('the list says to run the migrations if the project has no history table', async () => {
  faults.rest('historial', () => restError(404, 'PGRST205', 'not found'));
  await openAt('/admin/history');
  expect(await screen.findByText(/Ejecute las migraciones de supabase/)).toBeVisible();
});

test('a change shows values before and after, and its undo leaves out rows that were edited since', async () => {
  await raisePrices();
  await sql("update public.producto set precio1 = 2000, codigo = 'CAM-X' where id = 502");
  const user = await openAt('/admin/history');
  await user.click(await screen.findByText(RAISE));
  expect(location.hash).toMatch(/^#cambio-\d+$/);
  const rows = await dialogRows();
  expect(rows[0]).toBe('Precio 1');
  expect(rows.at(-1)).toBe(`${PRODUCT_1} | ₡1,000.00 | ₡1,050.00`);

  await press(user, 'Deshacer');
  const now = 'alguien lo cambió después; ahora: Precio 1: ₡2,000.00';
  await see('2 filas vuelven a como estaban', '1 fila queda como está ahora', now);
  expect(await prices()).toEqual([1050, 2000, 1050]);
  faults.write('post', 'rpc/undo_change', 'network', { once: true });
  await press(user, 'Deshacer 2 filas');
  await see('No se pudo deshacer todo', '0 filas volvieron a como estaban', /^3 filas sin conf/);
  await press(user, 'Reintentar');
  await see('Se deshizo en parte', '2 filas volvieron a como estaban', 'Producto CAM-2 · Camiseta');
  expect(screen.getByText(now)).toBeVisible();
  expect(await prices()).toEqual([1000, 2000, 1000]);

  await user.click(screen.getByText('Cerrar', { selector: 'button' }));
  await popupClosed();
  await see(`Deshecho: ${RAISE}`, 'Deshecho en parte');
  await user.click(screen.getByText(RAISE));
  await dialogRows();
  expect(screen.queryByText('Deshacer', IN_BUTTON)).toBeNull();
});

test('an undo names a missing subfamilia, and restores its product once the subfamilia exists', async () => {
  await sql('update public.producto set sub_familia_id = 21 where id = 502');
  const rows = [502, 503].map((id) => {
    return { table: 'producto', key: { id }, before: { precio1: 1000 }, after: null };
  });
  const args = { change: crypto.randomUUID(), part: 0, title: 'Se eliminaron 2', rows };
  expect((await staffDb.rpc('apply_change', args)).error).toBeNull();
  await sql('delete from public.subfamilia where id = 21');
  const user = await openAt('/admin/history');
  await user.click(await screen.findByText('Se eliminaron 2'));
  await press(user, 'Deshacer');
  await press(user, 'Deshacer 1 fila');
  await see('Se deshizo en parte', 'no se puede: falta la subfamilia Polo');
  await press(user, 'Cerrar');
  await popupClosed();
  await sql("insert into public.subfamilia (id, nombre, familia_id) values (21, 'Polo', 1)");
  await user.click(screen.getByText('Se eliminaron 2'));
  await press(user, 'Deshacer el resto');
  await press(user, 'Deshacer 1 fila');
  await see('Se deshizo el cambio');
  expect(await prices()).toEqual([1000, 1000, 1000]);
  await press(user, 'Cerrar');
  await see('Deshecho');
});

test('a line of several changes is undone from the newest change on', async () => {
  await staffDb.from('inventario').delete().eq('producto_id', 501);
  await staffDb.from('producto').delete().eq('id', 501);
  const user = await openAt('/admin/history');
  await user.click(await screen.findByText('Producto CAM-1 · Camiseta: eliminado'));
  const rows = await dialogRows();
  await waitFor(async () =>
    expect(await dialogRows()).toContain('Subfamilia | Cuello redondo | —'),
  );
  expect(rows.filter((row) => row === PRODUCT_1)).toHaveLength(1);
  await press(user, 'Deshacer');
  await see(/^1 fila se revisa al deshacer/);
  await press(user, 'Deshacer 2 filas');
  await see('Se deshizo el cambio');
  expect(document.activeElement).toContainElement(screen.getByText('Se deshizo el cambio'));
  const stock = await sql('select cantidad from inventario where producto_id = 501');
  expect(stock).toEqual([{ cantidad: 5 }]);
});

test('the page of a product shows its last changes, and links to all of them', async () => {
  await raisePrices();
  await sql('update public.inventario set cantidad = 7 where producto_id = 501');
  await openAt('/edit-producto/501');
  await waitFor(() => expect(screen.getByLabelText(/^Código/)).toHaveValue('CAM-1'));
  comeNear([...document.querySelectorAll('main div:empty')].at(-1) ?? document.body);
  await see('Últimos cambios', RAISE, 'Precio 1: ₡1,000.00 → ₡1,050.00');
  await see(/^Existencias en .+: 5 unidades → 7 unidades$/);
  const link = screen.getByText<HTMLAnchorElement>('Ver en el historial');
  expect(link.getAttribute('href')).toBe('/admin/history?buscar=CAM-1');
});
