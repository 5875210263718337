import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subfamilia } from '#domain/catalogue/catalogue.ts';
import { useHydrated } from '#shared/hooks/useHydrated.ts';
import { useLater } from '#shared/hooks/useLater.ts';
import { useNearViewport } from '#shared/hooks/useNearViewport.ts';
import { Button } from '#shared/ui/Button.tsx';
import { isOtherSeen, moreProducts, seen } from './laterCode.ts';

/** Height of a section of `MoreProducts` as its style sheet makes it, in rem. */
const SECTION_REM = 22;

type Props = { readonly subfamilia: Subfamilia };

/**
 * Other products, below the product. Not in documents; their place is reserved, and their code is
 * loaded when it is near the viewport.
 */
export function LaterSections(props: Props) {
  return useHydrated() ? <Sections {...props} /> : null;
}

function Sections({ subfamilia }: Props) {
  const { t } = useTranslation('common');
  const { id } = subfamilia;
  const { ref, isNear } = useNearViewport();
  const { part: more, hasFailed, reload } = useLater(moreProducts, isNear);
  const [sections] = useState(() => (isOtherSeen(id) ? 2 : 1));

  useEffect(() => {
    // A failure only means that the product is not remembered.
    seen.load().then(
      (store) => store.add(id),
      () => undefined,
    );
  }, [id]);

  if (more !== null) return <more.MoreProducts subfamilia={subfamilia} seen={more.store} />;
  return (
    <div ref={ref} style={{ minBlockSize: `${sections * SECTION_REM}rem` }}>
      {hasFailed && (
        <p role="alert">
          <span>{t('error.chunkTitle')}</span>{' '}
          <Button variant="quiet" onClick={reload}>
            {t('retry')}
          </Button>
        </p>
      )}
    </div>
  );
}
