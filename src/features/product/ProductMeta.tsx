import { memo, useMemo } from 'react';
import { business } from '#config/business.ts';
import { paths } from '#config/paths.ts';
import type { Producto, Subfamilia } from '#domain/catalogue/catalogue.ts';
import { productJsonLd } from '#domain/catalogue/productJsonLd.ts';
import { formatColones } from '#domain/prices/money.ts';
import { isPrice } from '#domain/prices/pricing.ts';
import { useProductTexts } from '#i18n/es/product.ts';
import { useHydrated } from '#ui/hooks/useHydrated.ts';
import { PageMeta } from '#ui/page/PageMeta.tsx';
import { absoluteUrl, useSiteUrl } from '#ui/page/site.ts';
import { listPictures } from './gallery/productPictures.ts';
import { shareUrl } from './variantAddress.ts';

type Props = { readonly subfamilia: Subfamilia; readonly productos: readonly Producto[] };

/** Writes the meta tags and structured data of a product. They are the same for each of its variants. */
export const ProductMeta = memo(function ProductMeta({ subfamilia, productos }: Props) {
  const t = useProductTexts();
  const site = useSiteUrl();
  const isHydrated = useHydrated();
  const path = paths.product(subfamilia.id);
  const pictures = useMemo(
    () => listPictures(subfamilia, productos, null),
    [subfamilia, productos],
  );
  const prices = productos.map(({ prices: { retail } }) => retail).filter(isPrice);
  const description =
    prices.length > 0
      ? t('meta.description', {
          name: subfamilia.name,
          familia: subfamilia.familiaName,
          price: formatColones(Math.min(...prices)),
        })
      : t('meta.noPrice', { name: subfamilia.name, familia: subfamilia.familiaName });

  const jsonLd = useMemo(() => {
    // Leaves JSON-LD out of built documents: it needs absolute URLs, and would repeat the data of the document.
    if (!isHydrated) return null;
    const trail = [
      { name: t('breadcrumbs.home'), path: paths.home() },
      { name: t('breadcrumbs.catalogue'), path: paths.catalogue() },
      { name: subfamilia.familiaName, path: paths.catalogue({ familia: subfamilia.familiaId }) },
    ];
    return productJsonLd(
      subfamilia,
      productos,
      pictures.map(({ url }) => url),
      description,
      {
        brand: business.name,
        url: site + path,
        urlOf: (producto) => shareUrl(site, subfamilia.id, producto),
        pictureUrl: (url) => absoluteUrl(site, url),
        trail: trail.map((step) => ({ name: step.name, url: site + step.path })),
      },
    );
  }, [isHydrated, subfamilia, productos, pictures, description, site, path, t]);

  return (
    <>
      <PageMeta
        title={subfamilia.name}
        description={description}
        path={path}
        imageUrl={subfamilia.thumbnailUrl ?? pictures[0]?.url}
      />
      {jsonLd !== null && <script type="application/ld+json">{jsonLd}</script>}
    </>
  );
});
