import { startTransition, useEffect, useState } from 'react';

/**
 * False when a component is shown, and true in a render right after that is painted: for what a visitor
 * does not look at first. While it is rendered but hidden it stays false.
 */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => startTransition(() => setPainted(true)), []);
  return isPainted;
}
