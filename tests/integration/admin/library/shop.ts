import type { Backend } from '#backend/types.ts';

/** Where anybody may read the pictures. */
export const ADDRESS = '/storage/v1/object/public/productsamples';

/** Ids of two productos and a subfamilia of {@link fillShop}. */
export const SHOP = { polo: 2, roja: 1, azul: 3 } as const;

/** Two subfamilias, one with a producto, one with three in two colours. */
export async function fillShop(backend: Backend): Promise<void> {
  await backend.sql(`
    insert into public.familia (id, nombre) values (1, 'Camisetas');
    insert into public.subfamilia (id, nombre, familia_id)
      values (1, 'Cuello redondo', 1), (2, 'Polo', 1);
    insert into public.color (numeric_id, name) values (1, 'Rojo'), (2, 'Azul');
    insert into public.producto (id, codigo, nombre, precio1, sub_familia_id, color_numeric_id)
      values (1, 'C-1', 'Camiseta roja', 10, 1, 1), (2, 'P-1', 'Polo', 20, 2, 1),
        (3, 'P-2', 'Polo', 20, 2, 2), (4, 'P-3', 'Polo', 20, 2, 2);
  `);
}

/** Takes the pictures away from productos and subfamilias. */
export async function unlinkAll(backend: Backend): Promise<void> {
  await backend.sql('delete from public.images; update public.subfamilia set thumbnail = null');
}

/** Links a product to an address. */
export async function link(backend: Backend, productoId: number, url: string): Promise<void> {
  const values = [productoId, url];
  await backend.sql('insert into public.images (producto_id, url) values ($1, $2)', values);
}

/** Gives a subfamilia its thumbnail. */
export async function setThumbnail(backend: Backend, id: number, url: string): Promise<void> {
  await backend.sql('update public.subfamilia set thumbnail = $2 where id = $1', [id, url]);
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
