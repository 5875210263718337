/** Runs one job after another, in the order of asking. */
export type OneAtATime = <T>(job: () => Promise<T>) => Promise<T>;

/**
 * A queue for the one session that the embedded Postgres has.
 *
 * @supabase/lite sends BEGIN, SET ROLE and the query of every request over that session without
 * waiting for the request before: the transactions of two requests that meet become one, and what
 * follows the first COMMIT would run as the database owner. Whoever touches the database takes a
 * turn here.
 */
export function createOneAtATime(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const turn = last.then(job);
    last = turn.catch(() => {});
    return turn;
  };
}
