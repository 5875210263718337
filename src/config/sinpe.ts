/** Number for SINPE Móvil, as receipts show it to buyers; '': they do not. */
export const SINPE_NUMBER: string = '';
