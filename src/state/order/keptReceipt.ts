/** Where a tab keeps the receipt of the order that was sent last. */
export const RECEIPT_KEY = 'orderReceipt';

/** Whether this tab keeps the receipt of an order, so that a screen may lead to it. */
export function isReceiptKept(): boolean {
  try {
    return sessionStorage.getItem(RECEIPT_KEY) !== null;
  } catch {
    return false;
  }
}
