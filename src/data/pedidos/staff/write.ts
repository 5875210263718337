import type { Pedido } from '#domain/staff/pedidos/pedido.ts';
import { DataError } from '../../http/DataError.ts';
import { unwrap } from '../../http/read.ts';
import { staffDb } from '../../http/staff/staffDb.ts';
import {
  changedColumns,
  countedRows,
  hasLong,
  holds,
  sameAsRead,
  type Updated,
  whyNothingChanged,
} from '../../http/staff/write.ts';
import { toStoredLine } from '../create.ts';
import { readPedido } from './queries.ts';

export type PedidoValues = Pick<Pedido, 'state' | 'note' | 'isSuspect'>;

const toColumns = ({ state, note, isSuspect }: PedidoValues) => ({
  estado: state,
  nota: note,
  revisar: isSuspect,
});

/** Saves the values of an order that differ from `read`, unless someone else changed these since. */
export async function savePedido(
  id: string,
  read: PedidoValues,
  wanted: PedidoValues,
): Promise<Updated<PedidoValues>> {
  const { changes, before } = changedColumns(toColumns(read), toColumns(wanted));
  const saved = { outcome: 'saved', now: wanted } as const;
  if (Object.keys(changes).length === 0) return saved;
  if (hasLong(before)) {
    const now = await readPedido(id);
    if (now !== null && !holds(toColumns(now), before)) return { outcome: 'changed', now };
  }
  const query = staffDb.from('pedido').update(changes, { count: 'exact' }).eq('id', id);
  if (countedRows(await sameAsRead(query, before)) > 0) return saved;
  const stored = await whyNothingChanged(
    () => readPedido(id),
    (now) => holds(toColumns(now), before),
  );
  // Taking the stock of an order sets its state, perhaps to the wanted state.
  return holds(toColumns(stored.now), changes) ? saved : stored;
}

export async function deletePedido(id: string): Promise<void> {
  const reply = await staffDb.from('pedido').delete({ count: 'exact' }).eq('id', id);
  if (countedRows(reply) === 0) throw new DataError('forbidden', '0 rows were written');
}

type Added = Pick<Pedido, 'id' | 'reference' | 'buyer' | 'phone' | 'lines'>;

/**
 * Adds an order that came by telephone or chat, only once however often it is called with the same id.
 *
 * @returns `false`: an order with other values has its id, from an earlier attempt or from somebody else
 */
export async function addPedido(added: Added): Promise<boolean> {
  const { id, reference, buyer, phone, lines } = added;
  const reply = await staffDb
    .from('pedido')
    .insert({
      id,
      referencia: reference,
      nombre: buyer,
      telefono: phone,
      lineas: lines.map((line) => toStoredLine(line)),
    });
  if (reply.error?.code !== '23505') {
    unwrap(reply);
    return true;
  }
  const stored = await readPedido(id);
  const valuesOf = (pedido: Omit<Added, 'id'>) =>
    JSON.stringify([pedido.reference, pedido.buyer, pedido.phone, pedido.lines]);
  return stored !== null && valuesOf(stored) === valuesOf(added);
}
