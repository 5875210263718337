import { memo, useEffect, useState } from 'react';
import type { Subfamilia } from '#domain/catalogue/catalogue.ts';
import { otherSeen } from '#domain/catalogue/relatedSubfamilias.ts';
import { useCommonTexts } from '#i18n/es/common.ts';
import { lazyCode } from '#lib/lazyCode.ts';
import { RetryButton } from '#ui/action/RetryButton.tsx';
import { useHydrated } from '#ui/hooks/useHydrated.ts';
import { useLater } from '#ui/hooks/useLater.ts';
import { useNearViewport } from '#ui/hooks/useNearViewport.ts';
import { seenProducts } from './seenProducts.ts';

const moreProducts = lazyCode(async () => (await import('./MoreProducts.tsx')).MoreProducts);

/** Height of a section of `MoreProducts`, which its style sheet sets, in rem. */
const SECTION_REM = 22;

type Props = { readonly subfamilia: Subfamilia };

/**
 * Sections with other products below the product. Built documents leave them out. The page reserves their height,
 * and loads their code when they are near the viewport.
 */
export const LaterSections = memo(function LaterSections(props: Props) {
  return useHydrated() ? <Sections {...props} /> : null;
});

function Sections({ subfamilia }: Props) {
  const t = useCommonTexts();
  const { id } = subfamilia;
  const { ref, isNear } = useNearViewport();
  const { part: More, hasFailed, reload } = useLater(moreProducts, isNear);
  const [sections] = useState(() => (otherSeen(seenProducts.read(), id).length > 0 ? 2 : 1));

  useEffect(() => seenProducts.add(id), [id]);

  if (More !== null) return <More subfamilia={subfamilia} />;
  return (
    <div ref={ref} style={{ minBlockSize: `${sections * SECTION_REM}rem` }}>
      {hasFailed && (
        <p role="alert">
          <span>{t('error.chunkTitle')}</span> <RetryButton variant="quiet" onClick={reload} />
        </p>
      )}
    </div>
  );
}
