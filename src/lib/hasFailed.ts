/** True if a read of TanStack Query has failed and is not being retried. */
export function hasFailed({ isError, isFetching }: { isError: boolean; isFetching: boolean }) {
  return isError && !isFetching;
}
