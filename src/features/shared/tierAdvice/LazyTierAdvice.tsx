import { lazyCode } from '#lib/lazyCode.ts';
import { Later } from '#ui/Later.tsx';
import type { TierAdviceProps } from './TierAdvice.tsx';

const code = lazyCode(async () => (await import('./TierAdvice.tsx')).TierAdvice);

/** The advice on a page that its code should not delay: it is loaded with the second unit. */
export function LazyTierAdvice(props: TierAdviceProps) {
  return <Later code={code} when={props.quantity > 1} props={props} />;
}
