import { useCallback, useState } from 'react';

/**
 * State that belongs to `key`: whenever `key` changes it begins at `initial` again, also when `key`
 * changes back to what it was before.
 *
 * @returns the state, and what sets it, the same function as long as the key is the same; what is
 * set for a key that has passed is dropped
 */
export function useStateOf<Value>(
  key: string | number | null,
  initial: Value,
): [Value, (value: Value) => void] {
  const [state, setState] = useState({ key, value: initial });
  if (state.key !== key) setState({ key, value: initial });
  const set = useCallback(
    (value: Value) => setState((last) => (last.key === key ? { key, value } : last)),
    [key],
  );
  return [state.key === key ? state.value : initial, set];
}
