/** The receipt of the last order, in session storage. */
export const RECEIPT_KEY = 'orderReceipt';

export function isReceiptKept(): boolean {
  try {
    return sessionStorage.getItem(RECEIPT_KEY) !== null;
  } catch {
    return false;
  }
}
