/**
 * Returns the result of `work`, or rejects when `work` takes longer than `timeoutMs`.
 *
 * @param late creates the error of the timeout; by default a DOMException `TimeoutError`
 */
export function inTime<T>(
  work: Promise<T>,
  timeoutMs: number,
  late: () => Error = () => new DOMException('no answer in time', 'TimeoutError'),
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
