/**
 * Runs jobs, a few at a time, and gives their results in the order of the jobs.
 *
 * @param atOnce how many jobs may be under way, including finished ones not asked for yet
 */
export async function* inOrder<T>(
  jobs: readonly (() => Promise<T>)[],
  atOnce: number,
): AsyncGenerator<T> {
  const running: Promise<T>[] = [];
  let next = 0;
  const startMore = (): void => {
    for (; running.length < atOnce && next < jobs.length; next += 1) {
      const job = jobs[next];
      if (job === undefined) continue;
      const result = job();
      // Handled where it is awaited; until then a failure must not count as unhandled.
      result.catch(() => undefined);
      running.push(result);
    }
  };
  startMore();
  for (let first = running.shift(); first !== undefined; first = running.shift()) {
    const result = await first;
    startMore();
    yield result;
  }
}
