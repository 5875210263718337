import { useLazyPart } from '#shared/hooks/useLazyPart.ts';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import type { TierAdviceProps } from './TierAdvice.tsx';

const code = lazyCode(async () => (await import('./TierAdvice.tsx')).TierAdvice);

/** The advice on a page that its code should not delay: it is loaded with the second unit. */
export function LazyTierAdvice(props: TierAdviceProps) {
  const { part: TierAdvice } = useLazyPart(code, props.quantity > 1, 'advice: load');
  return TierAdvice && <TierAdvice {...props} />;
}
