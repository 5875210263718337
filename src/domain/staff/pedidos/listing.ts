import { PEDIDO_STATES } from './pedido.ts';

/** States to filter by. 'revisar': orders that came in a flood, which no other list shows. */
export const LISTED_STATES = [...PEDIDO_STATES, 'revisar'] as const;

/** Page, search and filters of a list of orders; `null` shows every order. */
export type PedidoListing = {
  /** The page number, from 1. */
  readonly page: number;
  /** The search as typed. */
  readonly search: string;
  readonly state: (typeof LISTED_STATES)[number] | null;
  /** Days in Costa Rica, both included: '2026-11-26'. */
  readonly from: string | null;
  readonly to: string | null;
};

function toDay(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  // Refuses a day such as the 31st of June.
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null;
}

/** Reads the list that the query of a URL asks for; parts that make no sense are left out. */
export function readPedidoListing(query: string): PedidoListing {
  const params = new URLSearchParams(query);
  const page = params.get('pagina') ?? '';
  const state = params.get('estado');
  return {
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    search: params.get('buscar') ?? '',
    state: LISTED_STATES.find((known) => known === state) ?? null,
    from: toDay(params.get('desde')),
    to: toDay(params.get('hasta')),
  };
}

/** Returns the digits of a search for a telephone, without the country; `null`: it has letters, or under 4 digits. */
export function phoneDigits(search: string): string | null {
  const digits = search.replace(/\D/g, '').replace(/^(?:00)?506(?=\d{8}$)/, '');
  return /\p{L}/u.test(search) || digits.length < 4 ? null : digits;
}
