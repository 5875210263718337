import { createElement } from 'react';
import { useLazyPart } from '#shared/hooks/useLazyPart.ts';
import { useNearViewport } from '#shared/hooks/useNearViewport.ts';
import { lazyCode } from '#shared/lib/lazyCode.ts';

const historyCode = lazyCode(async () => (await import('./ProductoHistory.tsx')).ProductoHistory);

/** The last changes of a product; nothing of them is loaded until somebody comes near. */
export function LazyProductoHistory(props: { id: number; code: string }) {
  const { ref, isNear } = useNearViewport();
  const { part } = useLazyPart(historyCode, isNear, 'producto: load history');
  return <div ref={ref}>{part && createElement(part, props)}</div>;
}
