import { beforeEach, expect } from 'vitest';
import { RESET_ROWS } from './rows.ts';
import { prepareStore } from './store.ts';

export type Json = Readonly<Record<string, unknown>>;
type ApplyResponse = { readonly written: boolean; readonly rows: readonly Json[] };
type UndoReport = {
  readonly change: string;
  readonly done: number;
  readonly keptCount: number;
  readonly kept: readonly Json[];
  readonly left: number;
};

/** Outcome of a row that was written. */
export const done = { outcome: 'done' };

export const set = (id: number, before: Json | null, after: Json | null, table = 'producto') => ({
  table,
  key: { id },
  before,
  after,
});
export const place = (id: number, before: number | null, after: number) =>
  set(id, { number: before }, { number: after }, 'familia');
export const hiding = (table: 'subfamilia' | 'producto', id: number, oculto: boolean) =>
  set(id, { oculto: !oculto }, { oculto }, table);
export const gone = (id: number) => set(id, { codigo: `CR-${id}` }, null);

/** Builds the row of a new product with stock and two pictures, unless `columns` say otherwise. */
export const newOne = (codigo: string, columns: Json = {}) => ({
  table: 'producto',
  key: null,
  before: null,
  after: {
    codigo,
    nombre: 'Nueva',
    precio1: 900,
    inventario: [{ bodega_id: 1, cantidad: 7 }],
    images: ['/a.webp', '/b.webp'],
    ...columns,
  },
});

/** Prepares a store with a third product. @returns functions that call the changes of staff, and the store */
export function prepareChanges() {
  const store = prepareStore();
  beforeEach(() =>
    store.backend.sql(`${RESET_ROWS}
      insert into public.producto (codigo, nombre, precio1) values ('CR-3', 'Gorra', 1000);
      insert into public.inventario values (3, 1, 5);
      insert into public.images (producto_id, url) values (3, '/gorra.webp');
      delete from public.historial;`),
  );

  const call = (rows: unknown, change: string = crypto.randomUUID(), part = 0) =>
    store.clients.staff.rpc('apply_change', { change, part, title: 'Cambio', rows });

  async function answerTo(...args: Parameters<typeof call>): Promise<ApplyResponse> {
    const { data, error } = await call(...args);
    expect(error).toBeNull();
    return data;
  }
  return {
    store,
    call,
    answerTo,
    apply: async (...args: Parameters<typeof call>) => (await answerTo(...args)).rows,
    /** Undoes a change. `dry`: only previews the undo; `most`: approximate limit of rows in this call. */
    undo: async (
      change: string,
      options: { dry?: boolean; most?: number } = {},
    ): Promise<UndoReport> => {
      const { data, error } = await store.clients.staff.rpc('undo_change', { change, ...options });
      expect(error).toBeNull();
      return data;
    },
  };
}
