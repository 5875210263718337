import type { Backend } from '#backend/types.ts';

/** Where anybody may read the pictures. */
export const ADDRESS = '/storage/v1/object/public/productsamples';

/** Ids of the products and subfamilias of {@link fillShop}. */
export const SHOP = { cuello: 1, polo: 2, roja: 1, azul: 2 } as const;

/** Two subfamilias with a product each. */
export async function fillShop(backend: Backend): Promise<void> {
  await backend.sql("insert into public.familia (id, nombre) values (1, 'Camisetas')");
  await backend.sql(
    "insert into public.subfamilia (id, nombre, familia_id) values (1, 'Cuello redondo', 1), (2, 'Polo', 1)",
  );
  await backend.sql(
    `insert into public.producto (id, codigo, nombre, precio1, sub_familia_id)
      values (1, 'C-1', 'Camiseta roja', 10, 1), (2, 'P-1', 'Polo azul', 20, 2)`,
  );
}

/** Links a product to an address. */
export async function link(backend: Backend, productoId: number, url: string): Promise<void> {
  await backend.sql('insert into public.images (producto_id, url) values ($1, $2)', [
    productoId,
    url,
  ]);
}

/** Gives a subfamilia its thumbnail. */
export async function setThumbnail(
  backend: Backend,
  subfamiliaId: number,
  url: string,
): Promise<void> {
  await backend.sql('update public.subfamilia set thumbnail = $2 where id = $1', [
    subfamiliaId,
    url,
  ]);
}

/** Names of the stored files below a folder, in order. */
export async function storedIn(backend: Backend, folder: string): Promise<string[]> {
  const rows = await backend.sql<{ name: string }>(
    `select name from storage.objects
      where bucket_id = 'productsamples' and starts_with(name, $1) order by name`,
    [`${folder}/`],
  );
  return rows.map(({ name }) => name.slice(folder.length + 1));
}
