import { beforeEach } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';

/** Who works in a screen: a stranger has an account, but no permission of staff. */
export type Who = 'staff' | 'stranger';

/**
 * A backend with users, for the tests of a screen of the back-office.
 *
 * @param rows SQL that runs before each test
 */
export function useStaffShop(rows: string) {
  const backend = useBackend();
  const sessions: Partial<Record<Who, StoredSession>> = {};
  beforeEach(async () => {
    await backend().sql(rows);
  });
  return {
    backend,
    /** Leaves a session where the store finds it when it starts. */
    signInAs: async (who: Who): Promise<void> => {
      const session =
        sessions[who] ??
        (await signIn(backend(), `${who}@shop.example`, { staff: who === 'staff' }));
      sessions[who] = session;
      keepSession(session);
    },
  };
}
