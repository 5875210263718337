import { useLayoutEffect, useRef, useState } from 'react';

type Calls = Readonly<Record<string, (...args: never[]) => unknown>>;

/**
 * The same functions at every render, which call the newest ones: with them as props, the memoised
 * rows of a table are rendered again only when they change.
 *
 * @param calls functions that are not called while rendering; always of the same names
 */
export function useStableCalls<Named extends Calls>(calls: Named): Named {
  const newest = useRef(calls);
  useLayoutEffect(() => {
    newest.current = calls;
  });
  const [stable] = useState(() =>
    Object.fromEntries(
      Object.keys(calls).map((name) => [
        name,
        (...args: never[]) => newest.current[name]?.(...args),
      ]),
    ),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has the names of the functions
  return stable as Named;
}
