import { QueryClient } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { EMPTY_CONTACT_FORM } from '#domain/order/contactEmail.ts';
import { contactDraft } from '#features/contact/contactDraft.ts';
import { messageSendingOf } from '#features/contact/messageSending.ts';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, type Fault } from '#tests/faults.ts';

const backend = useBackend();

const MESSAGE = { name: 'Ana', email: 'a@b.cr', phone: '8', message: 'Hola' };
const newSending = () => messageSendingOf(new QueryClient());

test('one message is sent at a time, and each outcome can be forgotten', async () => {
  const sending = newSending();
  const first = sending.send(MESSAGE);
  expect(await sending.send(MESSAGE)).toBeNull();
  sending.forgetOutcome();
  expect(sending.getState()).toEqual({ status: 'pending', sentCount: 0 });
  expect(await first).toBe('success');
  expect(backend().mailbox.list()).toHaveLength(1);
  sending.forgetOutcome();
  expect(sending.getState()).toEqual({ status: 'idle', sentCount: 1 });
});

describe('faults', () => {
  const RESPONSES: readonly [string, Fault, 'success' | 'error'][] = [
    ['200 with another text', () => HttpResponse.text('sent', { status: 200 }), 'success'],
    ["500 with 'OK'", () => HttpResponse.text('OK', { status: 500 }), 'success'],
    ['202 with another text', () => HttpResponse.text('queued', { status: 202 }), 'error'],
    ['402', () => HttpResponse.text('quota', { status: 402 }), 'error'],
    ['429', () => HttpResponse.text('Too many requests', { status: 429 }), 'error'],
    ['no response', 'network', 'error'],
  ];
  test.each(RESPONSES)('the outcome of %s is as documented', async (_what, fault, outcome) => {
    if (outcome === 'error') expectLoggedError(/contact: send message/);
    faults.email(fault);
    contactDraft.save(MESSAGE);
    expect(await newSending().send(MESSAGE)).toBe(outcome);
    expect(contactDraft.read()).toEqual(outcome === 'success' ? EMPTY_CONTACT_FORM : MESSAGE);
  });
});

describe('bad inputs', () => {
  test.each(['{', 'null', '7', '{"name":{}}'])('the draft %j counts as an empty form', (stored) => {
    sessionStorage.setItem('contactDraft', stored);
    expect(contactDraft.read()).toEqual(EMPTY_CONTACT_FORM);
  });
});
