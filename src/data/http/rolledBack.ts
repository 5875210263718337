/** Postgres: serialization_failure and deadlock_detected. */
const ROLLED_BACK = ['40001', '40P01'];

/**
 * Whether the database took a statement back for another one at the same time: nothing of it was
 * written, and sent again it can succeed.
 *
 * @param response its body is read from a clone
 */
export async function isRolledBack(response: Response): Promise<boolean> {
  if (response.ok) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== 'object' || body === null || !('code' in body)) return false;
  return ROLLED_BACK.some((code) => code === body.code);
}
