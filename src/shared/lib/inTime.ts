/**
 * The outcome of `work`, which is waited for no longer than `patienceMs`.
 *
 * @param late what it fails with when the time is up
 */
export function inTime<T>(
  work: Promise<T>,
  patienceMs: number,
  late = () => new Error('no answer in time'),
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), patienceMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
