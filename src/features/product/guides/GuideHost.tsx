import { lazyCode } from '#lib/lazyCode.ts';
import { useHydrated } from '#ui/hooks/useHydrated.ts';
import { useLater } from '#ui/hooks/useLater.ts';
import { useNearViewport } from '#ui/hooks/useNearViewport.ts';
import type { GuideProps } from './Guides.tsx';

const guides = lazyCode(async () => (await import('./Guides.tsx')).Guides);

/**
 * Shows the buttons of size chart and care. Built documents leave them out; their code is loaded near the viewport.
 * A product can be bought without them, so a failure to load their code is only logged.
 */
export function GuideHost(props: GuideProps) {
  const isHydrated = useHydrated();
  const { ref, isNear } = useNearViewport();
  const { part: Guides } = useLater(guides, isHydrated && isNear);
  if (Guides !== null) return <Guides {...props} />;
  return isHydrated && <span ref={ref} style={{ position: 'absolute' }} />;
}
