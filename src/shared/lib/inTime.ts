/**
 * Rejects when `work` takes longer than `patienceMs`.
 *
 * @param late creates the error of the timeout
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
