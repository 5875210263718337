// Generated from supabase/migrations by `npm run types:db`. Do not edit.
import type { TableShape } from './tables.ts';

/** Every table and view of the store. */
export const TABLE_SHAPES: readonly TableShape[] = [
  {
    table: 'banners',
    columns: ['desktop', 'id', 'url'],
    key: ['id'],
    isPublic: true,
    isView: false,
  },
  {
    table: 'bodega',
    columns: ['id', 'nombre'],
    key: ['id'],
    isPublic: false,
    isView: false,
  },
  {
    table: 'color',
    columns: ['name', 'numeric_id', 'rgb_code'],
    key: ['numeric_id'],
    isPublic: true,
    isView: false,
  },
  {
    table: 'familia',
    columns: ['id', 'nombre', 'number'],
    key: ['id'],
    isPublic: true,
    isView: false,
  },
  {
    table: 'historial',
    columns: ['antes', 'busqueda', 'cabeza', 'cambio', 'clave', 'correo', 'deshecho', 'despues', 'etiqueta', 'filas', 'hecho_en', 'id', 'producto_id', 'tabla', 'titulo', 'usuario'],
    key: ['id'],
    isPublic: false,
    isView: false,
  },
  {
    table: 'historial_personas',
    columns: ['correo'],
    key: [],
    isPublic: false,
    isView: true,
  },
  {
    table: 'images',
    columns: ['producto_id', 'url'],
    key: ['url', 'producto_id'],
    isPublic: true,
    isView: false,
  },
  {
    table: 'inventario',
    columns: ['bodega_id', 'cantidad', 'producto_id'],
    key: ['producto_id', 'bodega_id'],
    isPublic: true,
    isView: false,
  },
  {
    table: 'iva',
    columns: ['detalle', 'id', 'nombre', 'porcentaje'],
    key: ['id'],
    isPublic: true,
    isView: false,
  },
  {
    table: 'pedido_descontado',
    columns: ['cambio', 'descontado_en', 'referencia'],
    key: ['referencia'],
    isPublic: false,
    isView: false,
  },
  {
    table: 'producto',
    columns: ['busqueda', 'codigo', 'color_numeric_id', 'descuento', 'detalle', 'existencias', 'id', 'imagenes', 'iva_id', 'nombre', 'orden_codigo', 'orden_color', 'orden_iva', 'orden_nombre', 'orden_precio2', 'orden_precio3', 'orden_subfamilia', 'orden_talla', 'precio1', 'precio2', 'precio3', 'sub_familia_id', 'talla_id'],
    key: ['id'],
    isPublic: true,
    isView: false,
  },
  {
    table: 'subfamilia',
    columns: ['familia_id', 'id', 'nombre', 'thumbnail'],
    key: ['id'],
    isPublic: true,
    isView: false,
  },
  {
    table: 'subfamilia_variantes',
    columns: ['subfamilia_id', 'variantes'],
    key: [],
    isPublic: true,
    isView: true,
  },
  {
    table: 'talla',
    columns: ['id'],
    key: ['id'],
    isPublic: true,
    isView: false,
  },
];
