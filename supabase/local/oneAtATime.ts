export type OneAtATime = <T>(job: () => Promise<T>) => Promise<T>;

/**
 * Creates the queue of the embedded Postgres. Postgres has only one session here, so every access must use the queue.
 *
 * @supabase/lite sends BEGIN, SET ROLE and the query of a request without waiting for other requests. Two
 * concurrent requests would share a transaction, and statements after the first COMMIT would run as the
 * database owner.
 */
export function createOneAtATime(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const turn = last.then(job);
    last = turn.catch(() => {});
    return turn;
  };
}
