import type { Iva } from '#domain/catalogue/catalogue.ts';
import { compareTallas } from '#domain/catalogue/sizes.ts';
import { cleanName } from '#domain/text/cleanText.ts';
import { listColors } from '../colors/read.ts';
import { toId, toNumber, toText } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { mapRows, readAllPages, unwrap } from '../http/read.ts';
import { staffDb } from '../http/staff/staffDb.ts';
import { staffKeys, staffQuery } from '../staffCache.ts';

export type Bodega = { readonly id: number; readonly name: string };

async function listTallas(signal: AbortSignal): Promise<string[]> {
  const rows = await readAllPages(
    (options) => db.from('talla').select('id', options).order('id'),
    signal,
  );
  return mapRows('sizes', rows, (row) => toText(row.id)).sort(compareTallas);
}

async function listIvas(signal: AbortSignal): Promise<Iva[]> {
  const rows = await readAllPages(
    (options) => db.from('iva').select('id,nombre,porcentaje', options).order('id'),
    signal,
  );
  return mapRows('taxes', rows, (row) => ({
    id: toId(row.id),
    name: toText(row.nombre),
    rate: toNumber(row.porcentaje) ?? 0,
  }));
}

async function listBodegas(signal: AbortSignal): Promise<Bodega[]> {
  const rows = await readAllPages(
    (options) => staffDb.from('bodega').select('id,nombre', options).order('id'),
    signal,
  );
  return mapRows('warehouses', rows, (row) => ({ id: toId(row.id), name: toText(row.nombre) }));
}

export const optionQueries = {
  colors: () => staffQuery(staffKeys.colors, listColors),
  /** Sizes in garment order. */
  tallas: () => staffQuery(staffKeys.tallas, listTallas),
  ivas: () => staffQuery(['staff', 'ivas'], listIvas),
  bodegas: () => staffQuery(['staff', 'bodegas'], listBodegas),
} as const;

/** Adds a size. @returns its label as stored @throws DataError `duplicate` @see docs/rules.md#colours-and-sizes */
export async function createTalla(label: string): Promise<string> {
  const id = cleanName(label);
  unwrap(await staffDb.from('talla').insert({ id }));
  return id;
}
