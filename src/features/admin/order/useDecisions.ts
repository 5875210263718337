import { useCallback, useMemo } from 'react';
import { useVisitText } from '#shared/hooks/useVisitText.ts';
import { parseDecisions, UNDECIDED, type Decisions } from './decisions.ts';

/** What staff decided about the order, kept for this visit, and a stable function that changes it. */
export function useDecisions(): [Decisions, (change: Partial<Decisions>) => void] {
  const [json, setJson] = useVisitText('receivedOrder');
  const decisions = useMemo(() => parseDecisions(json), [json]);
  const change = useCallback(
    (changed: Partial<Decisions>) =>
      setJson((kept) => {
        const next = JSON.stringify({ ...parseDecisions(kept), ...changed });
        return next === JSON.stringify(UNDECIDED) ? '' : next;
      }),
    [setJson],
  );
  return [decisions, change];
}
