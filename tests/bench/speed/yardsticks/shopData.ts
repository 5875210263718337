/** Reads rows of the backend, by path and query. */
export type ReadRows = <Row>(path: string) => Promise<readonly Row[]>;

export type FamiliaRow = {
  readonly id: number;
  readonly nombre: string;
  readonly subfamilia?: readonly { readonly thumbnail: string | null }[];
};
export type CardRow = {
  readonly id: number;
  readonly nombre: string;
  readonly familia_id: number;
  readonly thumbnail: string | null;
  readonly producto: readonly { readonly precio1: number }[];
};
export type SubfamiliaRow = {
  readonly nombre: string;
  readonly familia: { readonly nombre: string } | null;
};
export type ProductoRow = {
  readonly id: number;
  readonly codigo: string;
  readonly detalle: string | null;
  readonly precio1: number;
  readonly precio2: number;
  readonly precio3: number;
  readonly talla_id: string | null;
  readonly color: { numeric_id: number; name: string; rgb_code: string } | null;
  readonly inventario: readonly { readonly cantidad: number }[];
  readonly images: readonly { readonly url: string }[];
};

/** The reads of the home page on a phone, as the store makes them. */
export function readHome(read: ReadRows) {
  return Promise.all([
    read<{ url: string }>('banners?select=url&desktop=eq.false&order=id.asc'),
    read<FamiliaRow>(
      'familia?select=id,nombre,number,subfamilia(thumbnail)&subfamilia.thumbnail=neq.' +
        '&order=number.asc.nullslast,id.asc&subfamilia.order=id.asc&subfamilia.limit=1',
    ),
  ]);
}

export function readCatalogue(read: ReadRows) {
  return Promise.all([
    read<CardRow>(
      'subfamilia?select=id,nombre,familia_id,thumbnail,producto(precio1)&producto.precio1=gt.0' +
        '&order=id.asc&producto.order=precio1.asc&producto.limit=1',
    ),
    read<FamiliaRow>('familia?select=id,nombre,number&order=number.asc.nullslast,id.asc'),
  ]);
}

export function readProduct(read: ReadRows, id: number) {
  return Promise.all([
    read<SubfamiliaRow>(
      `subfamilia?select=id,nombre,familia_id,thumbnail,familia(nombre)&id=eq.${id}`,
    ),
    read<ProductoRow>(
      'producto?select=id,codigo,nombre,detalle,sub_familia_id,precio1,precio2,precio3,iva_id,' +
        'talla_id,color(numeric_id,name,rgb_code),iva(id,nombre,porcentaje),inventario(cantidad),' +
        `images(url)&sub_familia_id=eq.${id}&order=id.asc`,
    ),
  ]);
}
