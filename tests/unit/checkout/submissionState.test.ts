import { expect, test } from 'vitest';
import {
  submissionReducer,
  type SubmissionEvent,
  type SubmissionState,
} from '#features/checkout/submissionState.ts';
import { buildOrder } from '../domain/fixtures.ts';

type Status = SubmissionState['status'];

const order = buildOrder();
const EVENTS: readonly SubmissionEvent[] = [
  { type: 'submitted' },
  { type: 'changesFound', changes: [] },
  { type: 'orderTaken', order },
  { type: 'orderSent' },
  { type: 'sendingFailed' },
  { type: 'dismissed' },
];

/** The next state by event; any other event changes nothing. */
const MOVES: readonly [SubmissionState, Partial<Record<SubmissionEvent['type'], Status>>][] = [
  [{ status: 'idle' }, { submitted: 'checking' }],
  [{ status: 'checking' }, { changesFound: 'changed', orderTaken: 'sending', dismissed: 'idle' }],
  [
    { status: 'changed', changes: [] },
    { submitted: 'checking', dismissed: 'idle' },
  ],
  [
    { status: 'sending', order },
    { orderSent: 'success', sendingFailed: 'error' },
  ],
  [
    { status: 'error', order },
    { submitted: 'checking', dismissed: 'idle' },
  ],
  [
    { status: 'success', order },
    { submitted: 'checking', dismissed: 'idle' },
  ],
];

test.each(MOVES)('%j changes with its own events only', (state, moves) => {
  const reached = EVENTS.map((event) => [event.type, submissionReducer(state, event).status]);
  expect(reached).toEqual(EVENTS.map(({ type }) => [type, moves[type] ?? state.status]));
});
