import { lazyCode } from '#lib/lazyCode.ts';
import { Later } from '#ui/Later.tsx';
import type { TierAdviceProps } from './TierAdvice.tsx';

const code = lazyCode(async () => (await import('./TierAdvice.tsx')).TierAdvice);

/** Tier advice. Its code is loaded for a quantity above 1, so that it does not delay the page. */
export function LazyTierAdvice(props: TierAdviceProps) {
  return <Later code={code} when={props.quantity > 1} props={props} />;
}
