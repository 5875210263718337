import { describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#app/queryClient.ts';
import { queries } from '#data/queries.ts';
import { tallaCreation } from '#data/tallas/write.ts';
import { useBackend } from '#tests/backend.ts';
import { faults } from '#tests/faults.ts';
import { keepSession, signIn } from '#tests/signIn.ts';

const backend = useBackend();

function busy(status: number, retryAfter: string | null): Response {
  const headers = retryAfter === null ? undefined : { 'retry-after': retryAfter };
  return Response.json({ code: 'X', message: 'busy' }, { status, ...(headers && { headers }) });
}

/** Reads the familias as screens do, while the first request meets a busy service. */
async function readFrom(first: Response) {
  const times: number[] = [];
  faults.rest('familia', () => {
    times.push(performance.now());
    return times.length === 1 ? first : undefined;
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const read = { outcome: '' };
  void createQueryClient()
    .fetchQuery(queries.familias())
    .then(
      () => (read.outcome = 'read'),
      (error: Error) => (read.outcome = error.message),
    );
  while (read.outcome === '') {
    await new Promise(setImmediate);
    vi.advanceTimersByTime(1);
  }
  return { outcome: read.outcome, count: times.length, pauseMs: (times[1] ?? 0) - (times[0] ?? 0) };
}

describe('faults', () => {
  test.each([
    ['1 s', 429, '1', 1000],
    ['0 s', 503, '0', 0],
    ['a past date', 503, 'Wed, 21 Oct 2015 07:28:00 GMT', 0],
    ['missing', 503, null, 800],
  ] as const)(
    'a read from a busy service with Retry-After %s is retried after that pause',
    async (_title, status, retryAfter, pauseMs) => {
      const read = await readFrom(busy(status, retryAfter));
      expect(read).toMatchObject({ outcome: 'read', count: 2 });
      expect(read.pauseMs).toBeGreaterThanOrEqual(pauseMs - 5);
    },
  );

  test.each([
    ['above 10 s', 503, '11'],
    ['a later date', 429, new Date(Date.now() + 600_000).toUTCString()],
    ['missing', 429, null],
  ] as const)(
    'a read from a busy service with Retry-After %s fails at once',
    async (_title, status, retryAfter) => {
      expect(await readFrom(busy(status, retryAfter))).toMatchObject({
        outcome: expect.stringContaining('busy'),
        count: 1,
      });
    },
  );

  test('a write is never retried', async () => {
    keepSession(await signIn(backend(), 'staff@example.com', { staff: true }));
    let count = 0;
    faults.write('post', 'talla', () => {
      count += 1;
      return busy(429, '0');
    });
    await expect(tallaCreation()('XXL')).rejects.toMatchObject({ retryAfterMs: 0 });
    expect(count).toBe(1);
  });
});
