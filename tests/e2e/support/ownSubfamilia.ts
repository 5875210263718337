import type { StaffShop } from './staffShop.ts';

/** Most productos whose rows one statement may delete: each has a few pictures and warehouses. */
const PER_DELETE = { images: 40, inventario: 60, producto: 200 } as const;

type Producto = {
  readonly id: number;
  readonly images: readonly unknown[];
  readonly inventario: readonly unknown[];
};

/** Removes a subfamilia with its productos, their stock and their links to pictures. */
export async function removeSubfamilia(shop: StaffShop, id: number): Promise<void> {
  const productos = await shop.readRows<Producto>(
    'producto',
    `select=id,images(url),inventario(bodega_id)&sub_familia_id=eq.${id}`,
  );
  async function remove(table: keyof typeof PER_DELETE, column: string, ids: readonly number[]) {
    const most = PER_DELETE[table];
    for (let from = 0; from < ids.length; from += most) {
      await shop.removeRows(table, `${column}=in.(${ids.slice(from, from + most).join()})`);
    }
  }
  for (const table of ['images', 'inventario'] as const) {
    const linked = productos.filter((producto) => producto[table].length > 0);
    const ids = linked.map((producto) => producto.id);
    await remove(table, 'producto_id', ids);
  }
  const ids = productos.map((producto) => producto.id);
  await remove('producto', 'id', ids);
  await shop.removeRows('subfamilia', `id=eq.${id}`);
}
