import { describe, expect, test } from 'vitest';
import {
  submissionReducer,
  type SubmissionEvent,
  type SubmissionState,
} from '#features/checkout/submissionState.ts';
import { buildOrder } from './fixtures.ts';

const order = buildOrder();
const STATES: Record<SubmissionState['status'], SubmissionState> = {
  idle: { status: 'idle' },
  checking: { status: 'checking' },
  changed: { status: 'changed', changes: [] },
  sending: { status: 'sending', order },
  error: { status: 'error', order },
  success: { status: 'success', order },
};
const EVENTS: Record<SubmissionEvent['type'], SubmissionEvent> = {
  submitted: { type: 'submitted' },
  changesFound: { type: 'changesFound', changes: [] },
  orderTaken: { type: 'orderTaken', order },
  orderSent: { type: 'orderSent' },
  sendingFailed: { type: 'sendingFailed' },
  leftAlone: { type: 'leftAlone' },
};

/** Where each event leads from each state; what is not named stays where it is. */
const MOVES: readonly [SubmissionState['status'], SubmissionEvent['type'], string][] = [
  ['idle', 'submitted', 'checking'],
  ['changed', 'submitted', 'checking'],
  ['error', 'submitted', 'checking'],
  ['success', 'submitted', 'checking'],
  ['checking', 'changesFound', 'changed'],
  ['checking', 'orderTaken', 'sending'],
  ['checking', 'leftAlone', 'idle'],
  ['sending', 'orderSent', 'success'],
  ['sending', 'sendingFailed', 'error'],
  ['changed', 'leftAlone', 'idle'],
  ['error', 'leftAlone', 'idle'],
  ['success', 'leftAlone', 'idle'],
];

describe('an order on its way', () => {
  test.each(MOVES)('%s, %s: %s', (from, event, to) => {
    expect(submissionReducer(STATES[from], EVENTS[event]).status).toBe(to);
  });

  const moving = new Set(MOVES.map(([from, event]) => `${from} ${event}`));
  const staying = Object.values(STATES).flatMap((state) =>
    Object.values(EVENTS)
      .filter((event) => !moving.has(`${state.status} ${event.type}`))
      .map((event) => ({ from: state.status, event: event.type })),
  );
  test.each(staying)('$from, $event: stays', ({ from, event }) => {
    expect(submissionReducer(STATES[from], EVENTS[event]).status).toBe(from);
  });
});
