import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Whether Back or Forward led to this page with everything at hand: then all of it is to be drawn
 * at once, so that the page has its old height and returns to where the visitor was.
 *
 * @param isReady whether the page has what it shows; asked when it is first drawn
 */
export function useIsReturn(isReady: boolean): boolean {
  const navigationType = useNavigationType();
  const [wasReady] = useState(isReady);
  return wasReady && navigationType === 'POP';
}
