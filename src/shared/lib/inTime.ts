/**
 * Rejects when `work` takes longer than `timeoutMs`.
 *
 * @param late creates the error of the timeout
 */
export function inTime<T>(
  work: Promise<T>,
  timeoutMs: number,
  late = () => new Error('no answer in time'),
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
