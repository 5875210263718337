import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DataError } from '#data/http/DataError.ts';
import { keepSession } from '#tests/signIn.ts';
import { createReplay } from './replay.ts';
import { storeSteps, type StoreStep } from './steps.ts';

/** A sign-in that is valid by this machine's clock; the recorded responses decide. */
const session = {
  access_token: 'header.e30.signature',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: { id: '00000000-0000-4000-8000-000000000000', email: 'staff@shop.example' },
};

const network = setupServer();

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => keepSession(session));
afterEach(() => network.resetHandlers());
afterAll(async () => {
  const { auth } = (await import('#data/http/supabase.ts')).supabase;
  await auth.stopAutoRefresh();
  network.close();
});

async function outcomeOf({ perform }: StoreStep): Promise<unknown> {
  try {
    return { value: await perform() };
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return { fails: error.kind };
  }
}

async function replayed(storeStep: StoreStep): Promise<unknown> {
  const replay = createReplay(storeStep.step, session);
  network.use(http.all(`${location.origin}/*`, ({ request }) => replay.answer(request)));
  if (storeStep.step.step.startsWith('nobody')) localStorage.clear();
  const outcome = await outcomeOf(storeStep);
  expect(replay.unknown, 'requests without a recorded response').toEqual([]);
  return outcome;
}

describe('bad inputs', () => {
  test.each(storeSteps.filter(({ fails }) => fails !== null))(
    '$step.step: the real response is read as $fails',
    async (storeStep) => {
      expect(await replayed(storeStep)).toEqual({ fails: storeStep.fails });
    },
  );
});

test.each(storeSteps.filter(({ fails }) => fails === null))(
  '$step.step: the real response is understood',
  async (storeStep) => {
    expect(await replayed(storeStep)).toEqual({ value: storeStep.value });
  },
);
