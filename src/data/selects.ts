/**
 * What the storefront's reads ask for. They stand apart from the calls because the document's
 * head starts the first of them before any script has loaded, and must ask for the very same.
 */

/** Rows per request: PostgREST cuts a list at 1000 without an error (docs/rules.md#data-errors). */
export const PAGE_SIZE = 1000;

/** Catalogue cards: the lowest price of each comes embedded as its only producto. */
export const SUBFAMILIA_CARDS = 'id,nombre,familia_id,thumbnail,producto(precio1)';

/** Tiles of the home page: the first picture of each familia comes embedded. */
export const FAMILIA_TILES = 'id,nombre,number,subfamilia(thumbnail)';

/** A subfamilia with the name of its familia, for the breadcrumbs. */
export const SUBFAMILIA = 'id,nombre,familia_id,thumbnail,familia(nombre)';

/** Variants of a subfamilia with all that the detail page shows of them. */
export const PRODUCTOS =
  'id,codigo,nombre,detalle,sub_familia_id,precio1,precio2,precio3,iva_id,talla_id,color(numeric_id,name,rgb_code),iva(id,nombre,porcentaje),inventario(cantidad),images(url)';

/** All that identifies and prices the productos in a cart. */
export const LINE_FACTS =
  'id,codigo,nombre,precio1,precio2,precio3,iva_id,talla_id,subfamilia(id,nombre,thumbnail),color(numeric_id,name,rgb_code),iva(nombre,porcentaje),inventario(cantidad),images(url)';
