import { more } from '#i18n/es/more.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import type { Subfamilia } from '#domain/catalogue/catalogue.ts';
import { useStore } from '#shared/hooks/useStore.ts';
import type { SeenStore } from './openSeenStore.ts';
import { RelatedProducts } from './RelatedProducts.tsx';
import { SeenProducts } from './SeenProducts.tsx';

registerTexts('more', more);

type Props = { readonly subfamilia: Subfamilia; readonly seen: SeenStore };

/** Other products of the familia, and those seen before in this browser. */
export function MoreProducts({ subfamilia, seen }: Props) {
  const seenIds = useStore(seen, []);
  return (
    <>
      <RelatedProducts subfamilia={subfamilia} />
      <SeenProducts ids={seenIds} currentId={subfamilia.id} onClear={seen.clear} />
    </>
  );
}
