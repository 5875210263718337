import { describe, expect, test, vi } from 'vitest';
import { sendOrderEmail } from '#data/email.ts';
import { UnansweredEmailError } from '#data/http/DataError.ts';
import { buildOrderEmail } from '#domain/order/orderEmail.ts';
import { buildOrder } from '../domain/fixtures.ts';

const library = vi.hoisted(() => {
  const held = { arrive: (): void => undefined };
  const arrival = new Promise<void>((resolve) => {
    held.arrive = resolve;
  });
  return {
    held,
    arrival,
    send: vi.fn<() => Promise<object>>(async () => ({ status: 200, text: 'OK' })),
  };
});

vi.mock('@emailjs/browser', async () => {
  await library.arrival;
  return { init: () => undefined, send: library.send };
});

describe('faults', () => {
  test('an order that timed out before the e-mail library loaded is never sent', async () => {
    vi.useFakeTimers();
    const payload = buildOrderEmail(buildOrder(), { name: 'Textiles' }, '', null);
    const outcome = sendOrderEmail(payload).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(30_000);
    const failure = await outcome;
    expect(failure).toMatchObject({ kind: 'timeout' });
    expect(failure).not.toBeInstanceOf(UnansweredEmailError);
    vi.useRealTimers();
    library.held.arrive();
    await import('@emailjs/browser');
    await sendOrderEmail(payload);
    expect(library.send).toHaveBeenCalledTimes(1);
  });
});
