import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Whether the visitor came by Back or Forward and the data is cached. Then the cards are rendered at
 * once, so that the page has its old height for the scroll position.
 *
 * @param isReady whether the data is there at the first render
 */
export function useIsReturn(isReady: boolean): boolean {
  const navigationType = useNavigationType();
  const [wasReady] = useState(isReady);
  return wasReady && navigationType === 'POP';
}
