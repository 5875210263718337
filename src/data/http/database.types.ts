// Generated from supabase/migrations by `npm run types:db`. Do not edit.

type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

type Link<Name, Column, Referenced, ReferencedColumn, IsOneToOne = false> = {
  foreignKeyName: Name;
  columns: [Column];
  isOneToOne: IsOneToOne;
  referencedRelation: Referenced;
  referencedColumns: [ReferencedColumn];
};

type View<Row> = { Row: Row; Relationships: [] };

/** An insert needs the columns `Needed`; only Postgres writes the columns `Computed`. */
type Table<Row, Needed extends keyof Row, Computed extends keyof Row, Links> = {
  Row: Row;
  Insert: Partial<Omit<Row, Computed>> & Pick<Row, Needed>;
  Update: Partial<Omit<Row, Computed>>;
  Relationships: Links;
};

export type Database = {
  __InternalSupabase: { PostgrestVersion: '13' };
  public: {
    Tables: {
      banners: Table<{
        desktop: boolean;
        id: number;
        url: string;
      }, 'desktop' | 'url', never, []>;
      bodega: Table<{
        id: number;
        nombre: string;
      }, 'nombre', never, []>;
      color: Table<{
        name: string;
        numeric_id: number;
        rgb_code: string;
      }, 'name', never, []>;
      familia: Table<{
        id: number;
        nombre: string;
        number: number | null;
        request_id: string | null;
      }, 'nombre', never, []>;
      historial: Table<{
        antes: Json | null;
        busqueda: string | null;
        cabeza: boolean;
        cambio: string;
        clave: Json;
        correo: string | null;
        deshecho: string | null;
        despues: Json | null;
        etiqueta: string;
        filas: number | null;
        hecho_en: string;
        id: number;
        producto_id: number | null;
        tabla: string;
        titulo: string | null;
        usuario: string | null;
      }, 'cambio' | 'clave' | 'etiqueta' | 'tabla', never, []>;
      images: Table<{
        position: number | null;
        producto_id: number;
        url: string;
      }, 'producto_id' | 'url', never, [
        Link<'images_producto_id_fkey', 'producto_id', 'producto', 'id'>,
      ]>;
      inventario: Table<{
        bodega_id: number;
        cantidad: number;
        producto_id: number;
      }, 'bodega_id' | 'producto_id', never, [
        Link<'inventario_bodega_id_fkey', 'bodega_id', 'bodega', 'id'>,
        Link<'inventario_producto_id_fkey', 'producto_id', 'producto', 'id'>,
      ]>;
      iva: Table<{
        detalle: string | null;
        id: number;
        nombre: string;
        porcentaje: number;
      }, 'nombre' | 'porcentaje', never, []>;
      pedido: Table<{
        anteriores: Json;
        busqueda: string;
        cambio: string | null;
        canton: string;
        correo: string;
        creado_en: string;
        direccion: string;
        distrito: string;
        estado: string;
        id: string;
        idioma: string;
        informacion: string;
        lineas: Json;
        nombre: string;
        nota: string;
        pago: string | null;
        precios_confirmados: boolean;
        provincia: string;
        reemplaza: string | null;
        referencia: string;
        revisar: boolean;
        telefono: string;
        total: number;
        unidades: number;
      }, 'id' | 'lineas' | 'referencia', never, []>;
      producto: Table<{
        busqueda: string;
        codigo: string;
        color_numeric_id: number | null;
        descuento: number;
        detalle: string | null;
        existencias: number;
        id: number;
        imagenes: number;
        iva_id: number | null;
        nombre: string;
        oculto: boolean;
        orden_codigo: string;
        orden_color: string;
        orden_iva: number;
        orden_nombre: string;
        orden_precio2: number;
        orden_precio3: number;
        orden_subfamilia: string;
        orden_talla: string;
        precio1: number;
        precio2: number | null;
        precio3: number | null;
        request_id: string | null;
        sub_familia_id: number | null;
        talla_id: string | null;
      }, 'codigo' | 'nombre' | 'precio1', 'orden_precio2' | 'orden_precio3', [
        Link<'producto_color_numeric_id_fkey', 'color_numeric_id', 'color', 'numeric_id'>,
        Link<'producto_iva_id_fkey', 'iva_id', 'iva', 'id'>,
        Link<'producto_sub_familia_id_fkey', 'sub_familia_id', 'subfamilia', 'id'>,
        Link<'producto_talla_id_fkey', 'talla_id', 'talla', 'id'>,
      ]>;
      subfamilia: Table<{
        familia_id: number;
        id: number;
        nombre: string;
        oculto: boolean;
        request_id: string | null;
        thumbnail: string | null;
      }, 'familia_id' | 'nombre', never, [
        Link<'subfamilia_familia_id_fkey', 'familia_id', 'familia', 'id'>,
      ]>;
      talla: Table<{
        id: string;
      }, 'id', never, []>;
    };
    Views: {
      historial_personas: View<{
        correo: string | null;
      }>;
      subfamilia_variantes: View<{
        subfamilia_id: number | null;
        variantes: Json | null;
      }>;
    };
    Functions: {
      apply_change: { Args: { change: string; part: number; pedido?: string; rows: Json; title: string }; Returns: Json };
      undo_change: { Args: { change: string; dry?: boolean; most?: number }; Returns: Json };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
