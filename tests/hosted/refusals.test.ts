import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listFolder } from '#data/library/storage.ts';
import { network, useBackend } from '#tests/backend.ts';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';
import { isRefusal, recordedSteps } from './recordings.ts';

const backend = useBackend();

let session: StoredSession;
beforeAll(async () => {
  session = await signIn(backend(), 'staff@shop.example', { staff: true });
});
beforeEach(() => keepSession(session));

const refusals = recordedSteps.flatMap(({ step, fails, exchanges }) =>
  exchanges
    .filter(({ answer }) => fails !== undefined && isRefusal(answer))
    .map(({ status, answer }) => ({ step, fails, status, answer })),
);

describe('bad inputs', () => {
  test.each(refusals)('$step: the real refusal is read as $fails', async (refusal) => {
    const { fails, status, answer } = refusal;
    network.use(
      http.post('*/storage/v1/*', () => new HttpResponse(JSON.stringify(answer), { status })),
    );
    await expect(listFolder('highres')).rejects.toMatchObject({ kind: fails });
  });
});
