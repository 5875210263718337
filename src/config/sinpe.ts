/** Number for SINPE Móvil that receipts show to buyers; '': they show none. */
export const SINPE_NUMBER: string = '';
