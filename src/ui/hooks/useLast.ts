import { useState } from 'react';

/** Returns `value`; while it is `undefined`, the last value that was not. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
