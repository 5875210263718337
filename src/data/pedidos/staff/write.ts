import type { Pedido } from '#domain/staff/pedidos/pedido.ts';
import { unwrap } from '../../http/read.ts';
import { staffDb } from '../../http/staff/staffDb.ts';
import {
  changedColumns,
  countedRows,
  expectChanged,
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

/** Saves what differs, only where the order still holds what was read. */
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
  const found = await whyNothingChanged(
    () => readPedido(id),
    (now) => holds(toColumns(now), before),
  );
  // Taking its stock has set the state already.
  return holds(toColumns(found.now), changes) ? saved : found;
}

export async function deletePedido(id: string): Promise<void> {
  expectChanged(await staffDb.from('pedido').delete({ count: 'exact' }).eq('id', id));
}

type Added = Pick<Pedido, 'id' | 'reference' | 'buyer' | 'phone' | 'lines'> & {
  /** The id of the order in whose place it stands. */
  readonly replaces: string | null;
};

/**
 * Adds an order that came by telephone or chat; sent again with the same id, it is added once.
 *
 * @returns `false`: another one has its id, from a lost response or from somebody else
 */
export async function addPedido(added: Added): Promise<boolean> {
  const { id, reference, buyer, phone, lines, replaces } = added;
  const reply = await staffDb.from('pedido').insert({
    id,
    referencia: reference,
    nombre: buyer,
    telefono: phone,
    reemplaza: replaces,
    lineas: lines.map((line) => toStoredLine(line)),
  });
  if (reply.error?.code !== '23505') {
    unwrap(reply);
    return true;
  }
  const there = await readPedido(id);
  const same = (one: Omit<Added, 'id' | 'replaces'>) =>
    JSON.stringify([one.reference, one.buyer, one.phone, one.lines]);
  return there !== null && same(there) === same(added);
}
