/** Number for SINPE Móvil that receipts show to buyers; '': receipts show none. */
export const SINPE_NUMBER: string = '';
