import { useCallback, useState } from 'react';

/**
 * State that starts at `initial` again whenever `key` changes.
 *
 * @returns the state and its setter, which is stable per key; a setter of an earlier key does nothing
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
