// Generated from supabase/migrations by `npm run types:db`. Do not edit.

type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  __InternalSupabase: {
    PostgrestVersion: '13';
  };
  public: {
    Tables: {
      banners: {
        Row: {
          desktop: boolean;
          id: number;
          url: string;
        };
        Insert: {
          desktop: boolean;
          id?: number;
          url: string;
        };
        Update: {
          desktop?: boolean;
          id?: number;
          url?: string;
        };
        Relationships: [];
      };
      bodega: {
        Row: {
          id: number;
          nombre: string;
        };
        Insert: {
          id?: number;
          nombre: string;
        };
        Update: {
          id?: number;
          nombre?: string;
        };
        Relationships: [];
      };
      color: {
        Row: {
          name: string;
          numeric_id: number;
          rgb_code: string;
        };
        Insert: {
          name: string;
          numeric_id?: number;
          rgb_code?: string;
        };
        Update: {
          name?: string;
          numeric_id?: number;
          rgb_code?: string;
        };
        Relationships: [];
      };
      familia: {
        Row: {
          id: number;
          nombre: string;
          number: number | null;
          request_id: string | null;
        };
        Insert: {
          id?: number;
          nombre: string;
          number?: number | null;
          request_id?: string | null;
        };
        Update: {
          id?: number;
          nombre?: string;
          number?: number | null;
          request_id?: string | null;
        };
        Relationships: [];
      };
      historial: {
        Row: {
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
        };
        Insert: {
          antes?: Json | null;
          busqueda?: string | null;
          cabeza?: boolean;
          cambio: string;
          clave: Json;
          correo?: string | null;
          deshecho?: string | null;
          despues?: Json | null;
          etiqueta: string;
          filas?: number | null;
          hecho_en?: string;
          id?: number;
          producto_id?: number | null;
          tabla: string;
          titulo?: string | null;
          usuario?: string | null;
        };
        Update: {
          antes?: Json | null;
          busqueda?: string | null;
          cabeza?: boolean;
          cambio?: string;
          clave?: Json;
          correo?: string | null;
          deshecho?: string | null;
          despues?: Json | null;
          etiqueta?: string;
          filas?: number | null;
          hecho_en?: string;
          id?: number;
          producto_id?: number | null;
          tabla?: string;
          titulo?: string | null;
          usuario?: string | null;
        };
        Relationships: [];
      };
      images: {
        Row: {
          producto_id: number;
          url: string;
        };
        Insert: {
          producto_id: number;
          url: string;
        };
        Update: {
          producto_id?: number;
          url?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'images_producto_id_fkey';
            columns: ['producto_id'];
            isOneToOne: false;
            referencedRelation: 'producto';
            referencedColumns: ['id'];
          },
        ];
      };
      inventario: {
        Row: {
          bodega_id: number;
          cantidad: number;
          producto_id: number;
        };
        Insert: {
          bodega_id: number;
          cantidad?: number;
          producto_id: number;
        };
        Update: {
          bodega_id?: number;
          cantidad?: number;
          producto_id?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'inventario_bodega_id_fkey';
            columns: ['bodega_id'];
            isOneToOne: false;
            referencedRelation: 'bodega';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'inventario_producto_id_fkey';
            columns: ['producto_id'];
            isOneToOne: false;
            referencedRelation: 'producto';
            referencedColumns: ['id'];
          },
        ];
      };
      iva: {
        Row: {
          detalle: string | null;
          id: number;
          nombre: string;
          porcentaje: number;
        };
        Insert: {
          detalle?: string | null;
          id?: number;
          nombre: string;
          porcentaje: number;
        };
        Update: {
          detalle?: string | null;
          id?: number;
          nombre?: string;
          porcentaje?: number;
        };
        Relationships: [];
      };
      pedido: {
        Row: {
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
        };
        Insert: {
          busqueda?: string;
          cambio?: string | null;
          canton?: string;
          correo?: string;
          creado_en?: string;
          direccion?: string;
          distrito?: string;
          estado?: string;
          id: string;
          idioma?: string;
          informacion?: string;
          lineas: Json;
          nombre?: string;
          nota?: string;
          pago?: string | null;
          precios_confirmados?: boolean;
          provincia?: string;
          reemplaza?: string | null;
          referencia: string;
          revisar?: boolean;
          telefono?: string;
          total?: number;
          unidades?: number;
        };
        Update: {
          busqueda?: string;
          cambio?: string | null;
          canton?: string;
          correo?: string;
          creado_en?: string;
          direccion?: string;
          distrito?: string;
          estado?: string;
          id?: string;
          idioma?: string;
          informacion?: string;
          lineas?: Json;
          nombre?: string;
          nota?: string;
          pago?: string | null;
          precios_confirmados?: boolean;
          provincia?: string;
          reemplaza?: string | null;
          referencia?: string;
          revisar?: boolean;
          telefono?: string;
          total?: number;
          unidades?: number;
        };
        Relationships: [];
      };
      producto: {
        Row: {
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
        };
        Insert: {
          busqueda?: string;
          codigo: string;
          color_numeric_id?: number | null;
          descuento?: number;
          detalle?: string | null;
          existencias?: number;
          id?: number;
          imagenes?: number;
          iva_id?: number | null;
          nombre: string;
          orden_codigo?: string;
          orden_color?: string;
          orden_iva?: number;
          orden_nombre?: string;
          orden_precio2?: never;
          orden_precio3?: never;
          orden_subfamilia?: string;
          orden_talla?: string;
          precio1: number;
          precio2?: number | null;
          precio3?: number | null;
          request_id?: string | null;
          sub_familia_id?: number | null;
          talla_id?: string | null;
        };
        Update: {
          busqueda?: string;
          codigo?: string;
          color_numeric_id?: number | null;
          descuento?: number;
          detalle?: string | null;
          existencias?: number;
          id?: number;
          imagenes?: number;
          iva_id?: number | null;
          nombre?: string;
          orden_codigo?: string;
          orden_color?: string;
          orden_iva?: number;
          orden_nombre?: string;
          orden_precio2?: never;
          orden_precio3?: never;
          orden_subfamilia?: string;
          orden_talla?: string;
          precio1?: number;
          precio2?: number | null;
          precio3?: number | null;
          request_id?: string | null;
          sub_familia_id?: number | null;
          talla_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'producto_color_numeric_id_fkey';
            columns: ['color_numeric_id'];
            isOneToOne: false;
            referencedRelation: 'color';
            referencedColumns: ['numeric_id'];
          },
          {
            foreignKeyName: 'producto_iva_id_fkey';
            columns: ['iva_id'];
            isOneToOne: false;
            referencedRelation: 'iva';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'producto_sub_familia_id_fkey';
            columns: ['sub_familia_id'];
            isOneToOne: false;
            referencedRelation: 'subfamilia';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'producto_talla_id_fkey';
            columns: ['talla_id'];
            isOneToOne: false;
            referencedRelation: 'talla';
            referencedColumns: ['id'];
          },
        ];
      };
      subfamilia: {
        Row: {
          familia_id: number;
          id: number;
          nombre: string;
          request_id: string | null;
          thumbnail: string | null;
        };
        Insert: {
          familia_id: number;
          id?: number;
          nombre: string;
          request_id?: string | null;
          thumbnail?: string | null;
        };
        Update: {
          familia_id?: number;
          id?: number;
          nombre?: string;
          request_id?: string | null;
          thumbnail?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'subfamilia_familia_id_fkey';
            columns: ['familia_id'];
            isOneToOne: false;
            referencedRelation: 'familia';
            referencedColumns: ['id'];
          },
        ];
      };
      talla: {
        Row: {
          id: string;
        };
        Insert: {
          id: string;
        };
        Update: {
          id?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      historial_personas: {
        Row: {
          correo: string | null;
        };
        Relationships: [];
      };
      subfamilia_variantes: {
        Row: {
          subfamilia_id: number | null;
          variantes: Json | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      apply_change: {
        Args: {
          change: string;
          part: number;
          pedido?: string;
          rows: Json;
          title: string;
        };
        Returns: Json;
      };
      undo_change: {
        Args: {
          change: string;
          dry?: boolean;
        };
        Returns: Json;
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
