/** Whether a read of TanStack Query has failed and is not being tried again. */
export function hasFailed({ isError, isFetching }: { isError: boolean; isFetching: boolean }) {
  return isError && !isFetching;
}
