type Connection = {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
};

declare global {
  interface Navigator {
    /** `undefined` in some browsers (https://developer.mozilla.org/docs/Web/API/Navigator/connection). */
    readonly connection?: Connection;
  }
}

/** True if the connection is known to be fast and not metered: only then are pages prefetched. */
export function isFastLine(): boolean {
  const { connection } = navigator;
  if (connection === undefined || connection.saveData === true) return false;
  return connection.effectiveType === '4g' && connection.type !== 'cellular';
}
