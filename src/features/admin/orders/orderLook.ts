import type { PedidoState } from '#domain/order/inbox.ts';

export const STATE_TONE = {
  nuevo: 'warning',
  preparando: 'neutral',
  entregado: 'success',
  cancelado: 'danger',
} as const satisfies Record<PedidoState, string>;

/** Names a line: 'CCR-ROJO-M Rojo M'. */
export function lineName({
  code,
  colorName,
  tallaId,
}: {
  code: string;
  colorName: string | null;
  tallaId: string | null;
}): string {
  return [code, colorName, tallaId].filter(Boolean).join(' ');
}
