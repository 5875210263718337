import type { Order } from '#domain/order/orderEmail.ts';
import type { LineChange } from '#domain/cart/reconcile.ts';

/**
 * The state of an order: idle → checking → sending → success or error; checking → changed if prices
 * or stock differ from what the shopper saw. From changed and error it may be sent again.
 *
 * @see docs/rules.md#sending-an-order
 */
export type SubmissionState =
  | { readonly status: 'idle' }
  | { readonly status: 'checking' }
  | { readonly status: 'changed'; readonly changes: readonly LineChange[] }
  | { readonly status: 'sending'; readonly order: Order }
  | { readonly status: 'error'; readonly order: Order; readonly isKept: boolean }
  | { readonly status: 'success'; readonly order: Order };

export type SubmissionEvent =
  | { readonly type: 'submitted' }
  | { readonly type: 'changesFound'; readonly changes: readonly LineChange[] }
  | { readonly type: 'orderTaken'; readonly order: Order }
  | { readonly type: 'orderSent' }
  /** `isKept`: the shop has the order, without an e-mail about it. */
  | { readonly type: 'sendingFailed'; readonly isKept: boolean }
  | { readonly type: 'dismissed' };

/** Whether an order is in flight, so that no other may be sent. */
export function isUnderWay(state: SubmissionState): boolean {
  return state.status === 'checking' || state.status === 'sending';
}

/** The state after an event; the same state when the event does not belong to it. */
export function submissionReducer(state: SubmissionState, event: SubmissionEvent): SubmissionState {
  switch (event.type) {
    case 'submitted':
      return isUnderWay(state) ? state : { status: 'checking' };
    case 'changesFound':
      return state.status === 'checking' ? { status: 'changed', changes: event.changes } : state;
    case 'orderTaken':
      return state.status === 'checking' ? { status: 'sending', order: event.order } : state;
    case 'orderSent':
      return state.status === 'sending' ? { status: 'success', order: state.order } : state;
    case 'sendingFailed':
      return state.status === 'sending'
        ? { status: 'error', order: state.order, isKept: event.isKept }
        : state;
    case 'dismissed':
      return state.status === 'sending' ? state : { status: 'idle' };
  }
}
