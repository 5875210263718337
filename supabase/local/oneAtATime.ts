export type OneAtATime = <T>(job: () => Promise<T>) => Promise<T>;

/**
 * A queue for the only session of the embedded Postgres, which every access must use.
 *
 * @supabase/lite sends BEGIN, SET ROLE and the query of a request without waiting for other requests.
 * The transactions of two concurrent requests would become one, and statements after the first COMMIT
 * would run as the database owner.
 */
export function createOneAtATime(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const turn = last.then(job);
    last = turn.catch(() => {});
    return turn;
  };
}
