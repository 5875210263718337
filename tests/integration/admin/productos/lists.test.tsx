import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import writeSheet from 'write-excel-file/universal';
import { tableTasks } from '#features/admin/productos/spreadsheet/tableTasks.ts';
import { faults, lostResponse, restError } from '#tests/faults.ts';
import { limitRows } from '#tests/limitRows.ts';
import { recordDownloads } from '#tests/visitor.ts';
import { inputs, workbook } from '#tests/writeInputs.ts';
import { press, see, useStaffShop } from '../staffShop.ts';
import { FORM_ROWS } from './formRows.ts';

const { backend, sql, column, openAt } = useStaffShop(FORM_ROWS);

type Message = { readonly name: keyof typeof tableTasks; readonly args: never[] };

/** Stand-in for a Worker, in the thread of the test: like a worker it receives copies. */
class InlineWorker extends EventTarget {
  postMessage({ name, args }: Message): void {
    const task: (...args: never[]) => unknown = tableTasks[name];
    // Files of jsdom cannot be cloned.
    const copy = name === 'read' ? args : structuredClone(args);
    void Promise.resolve(task(...copy)).then((result) =>
      this.dispatchEvent(new MessageEvent('message', { data: { result } })),
    );
  }
  terminate(): void {
    this.dispatchEvent(new Event('terminated'));
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', InlineWorker);
});

async function choose(user: UserEvent, name: string, ...parts: BlobPart[]): Promise<void> {
  const input = await screen.findByLabelText('Elegir archivo');
  await user.upload(input, new File(parts, name));
}

async function openImport(name: string, ...parts: BlobPart[]): Promise<UserEvent> {
  const user = await openAt('/upload-productos');
  await choose(user, name, ...parts);
  return user;
}

/** Encodes a Latin-1 text, as Excel saves 'CSV' in Costa Rica. */
const windows1252 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test('importing rows of Excel leaves out errors and resumes after a failure, and a repetition changes nothing', async () => {
  await sql(`insert into public.producto (id, codigo, nombre, sub_familia_id, precio1)
      select 1000 + n, 'M-' || n, 'Camiseta ' || n, 111, 1000 from generate_series(1, 8) n;
    insert into public.inventario (producto_id, bodega_id, cantidad)
      select 1000 + n, 2, 1 from generate_series(1, 8) n;`);
  const rows = Array.from({ length: 8 }, (_, index) => {
    const price = index % 4 === 2 ? 'caro' : '1.250,50';
    return `M-${index + 1};Camiseta ${index === 0 ? 'ñandú' : index + 1};${price};${index < 4 ? 3 : 1}`;
  });
  const file = windows1252(`Código;Nombre;Precio 1;Cartago;Notas\r\n${rows.join('\r\n')}`);
  const user = await openImport('precios.csv', file);
  await see('6 productos cambian', '2 con error, que no se guardan');
  await see(/^No se usan estas columnas, .*: Notas$/, /^Fila 4 · M-3/, '6 precios · 1 dato');
  await user.click(screen.getByRole('checkbox', { name: 'Existencias en Cartago (3)' }));
  await see('6 precios · 3 existencias · 1 dato');
  expect(screen.getAllByText(/^Precio 1: Escriba un número.* \(«caro»\)$/)).toHaveLength(2);

  // The database takes 5 rows at a time, so the 9 rows are halved, and the response to the second half is lost.
  await limitRows(backend(), 5);
  let sent = 0;
  const lost = lostResponse(backend);
  faults.write('post', 'rpc/apply_change', (request) => {
    sent += 1;
    return sent === 3 && typeof lost === 'function' ? lost(request) : undefined;
  });
  await press(user, 'Guardar 6 productos');
  await see('No se pudo terminar', /^6 de 10 guardados, 4 sin confirmar/);
  await limitRows(backend(), null);
  // The browser asks before the page is left, because some rows are not confirmed.
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await press(user, 'Reintentar');
  await see('Listo');
  const stored = await sql(`select precio1::float, cantidad::int from public.producto p
    join public.inventario i on i.producto_id = p.id where codigo like 'M-%' order by p.id`);
  expect(stored.map((row) => Object.values(row).join(' × ')).join(', ')).toBe(
    '1250.5 × 3, 1250.5 × 3, 1000 × 1, 1250.5 × 3, 1250.5 × 1, 1250.5 × 1, 1000 × 1, 1250.5 × 1',
  );
  const name = `select nombre from public.producto where codigo = 'M-1'`;
  expect(await column(name)).toEqual(['Camiseta ñandú']);
  const titles = 'select distinct titulo from public.historial where correo is not null and cabeza';
  expect(await column(titles)).toEqual(['Lista importada: precios.csv']);

  await press(user, 'Importar otra lista');
  await choose(user, 'precios.csv', file);
  await see('6 sin cambios', 'No hay nada que guardar');
});

test('importing a workbook adds productos, and first creates missing colours, sizes and subfamilias on request', async () => {
  const columns = 'Talla Color Código Nombre Subfamilia Familia'.split(' ');
  const file = await writeSheet([
    [...columns, 'Precio 1', 'Precio 2', 'Precio 3'],
    ['2XL', 'Verde', 'N-1', 'Sudadera', 'Sudaderas', 'camisetas', 9000.5, 8000, 7000],
    ['S', 'rojo', 'N-2', 'Polo', 'cuello redondo', null, 9000, 8000, 7000],
  ]).toBlob();
  const user = await openImport('nuevos.xlsx', await file.arrayBuffer());
  await see('1 producto nuevo', /^Colores: Verde/, 'Tallas: 2XL', 'Subfamilias: Sudaderas');
  await see(/Si luego deshace la importación, se quedan: cada uno se deshace aparte/);
  faults.write('post', 'subfamilia', () => restError(503, 'XX000', 'disk full'), { once: true });
  await press(user, 'Crear lo que falta');
  await see('No se pudo crear todo');
  await press(user, 'Crear lo que falta');
  await see('2 productos nuevos');

  // Somebody else adds one of the productos just before the import.
  await sql(`insert into public.producto (codigo, nombre, precio1) values ('N-2', 'Polo', 1)`);
  await press(user, 'Guardar 2 productos');
  await see(/^La tienda cambió/, '1 producto nuevo', '1 producto cambia');
  await press(user, 'Guardar 2 productos');
  await see('Listo');
  const made = () =>
    sql(`select s.nombre, c.name, talla_id, precio1::float, iva_id::int from public.producto p
      join public.subfamilia s on s.id = sub_familia_id
      join public.color c on c.numeric_id = color_numeric_id where codigo like 'N-%' order by p.id desc`);
  expect(await made()).toEqual([
    { nombre: 'Sudaderas', name: 'Verde', talla_id: '2XL', precio1: 9000.5, iva_id: 1 },
    { nombre: 'Cuello redondo', name: 'Rojo', talla_id: 'S', precio1: 9000, iva_id: null },
  ]);
  await press(user, 'Deshacer');
  await see('Se deshizo el cambio');
  expect(await made()).toEqual([]);
  const kept = `select nombre from public.subfamilia where nombre = 'Sudaderas'`;
  expect(await column(kept)).toEqual(['Sudaderas']);
});

test.each(['xlsx', 'csv'])(
  'the shown list is exported as %s, and importing it changes nothing',
  async (format) => {
    const saved = recordDownloads();
    const user = await openAt('/edit-producto?buscar=camiseta#exportar');
    await user.click(await screen.findByLabelText(/^Lo que muestra la lista \(1 producto\)$/));
    await press(user, format === 'csv' ? 'Exportar CSV' : 'Exportar a Excel');
    await waitFor(() => expect(saved).toHaveLength(1));
    const { name = '', file = new Blob() } = saved[0] ?? {};
    expect(name).toMatch(new RegExp(`^productos-\\d{4}-\\d\\d-\\d\\d\\.${format}$`));
    const table = await tableTasks.read(file, []);
    const cells = typeof table === 'string' ? [] : table.rows;
    expect(cells).toHaveLength(format === 'csv' ? 3 : 2);
    expect(cells[1]).toEqual(
      expect.arrayContaining(['501', 'CAM-1', 'Camisetas', 'Azul', 'S', 'IVA 13%', '8', '4']),
    );
    vi.mocked(HTMLAnchorElement.prototype.click).mockRestore();
    await openImport(name, await file.arrayBuffer());
    await see('1 sin cambios', 'No hay nada que guardar');
  },
);

test('a file that is no list is refused with the reason, and a check that fails can be retried', async () => {
  const user = await openImport('notas.csv', 'Precio 1;Nombre\n1;x');
  await see(/^«notas\.csv» no tiene una columna «Id» ni «Código»/);
  await choose(user, 'dos.csv', 'Código;Code\n1;x');
  await see('Estas columnas están dos veces: Code. Deje solo una de cada una.');
  await choose(user, 'cerrado.xlsx', inputs['37-con-contrasena.xlsx']);
  await see('El libro tiene contraseña: guárdelo sin ella.');
  await choose(user, 'otra.csv', 'Id;SKU\n501;WOO-1');
  await see(/^«otra\.csv» parece de otra tienda/);
  faults.rest('bodega', () => restError(503, 'XX000', 'disk full'));
  await choose(user, 'uno.csv', 'id;Nombre\n501;Otra');
  await see('No se pudo revisar la lista');
  faults.none();
  await press(user, 'Reintentar');
  expect(await screen.findByText('1 producto cambia')).toBeVisible();
});

test('an import asks once about changed codes, and mentions hidden rows, hidden columns and further sheets', async () => {
  const january = [
    ['Id', 'Código', 'Precio 1'],
    [501, 'CAM-1', 3600],
    [502, 'X-2', 2100],
  ];
  const file = workbook({ name: 'Enero', rows: january }, { name: 'Febrero', rows: [] });
  const user = await openImport('enero.xlsx', await file.arrayBuffer());
  await see('1 producto cambia', 'Se lee la hoja «Enero», no Febrero');
  await see(/^Código: Cambia el código, que hasta ahora es «GOR-1»\. \(«X-2»\)$/);
  faults.rest('bodega', () => restError(503, 'XX000', 'disk full'));
  await press(user, 'Sí, cambiar los códigos');
  await see('No se pudo revisar la lista');
  faults.none();
  await press(user, 'Sí, cambiar los códigos');
  await see('2 productos cambian');
  expect(screen.queryByText('Sí, cambiar los códigos')).not.toBeInTheDocument();

  const hidden = await inputs['07-filas-ocultas.xlsx'].arrayBuffer();
  await choose(user, 'filtro.xlsx', hidden);
  await see('También se leen 2 filas ocultas', 'También se leen columnas ocultas: Precio 1');
});
