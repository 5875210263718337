import { use, useLayoutEffect } from 'react';
import { BrandContext } from './brand.ts';
import { absoluteUrl, useSiteUrl } from './siteUrl.ts';

type Props = {
  /** Without the brand, which is added. */
  readonly title: string;
  /** One or two sentences for search results and shared links. */
  readonly description?: string | undefined;
  /** Path of the canonical address, without parameters that only sort or refine. */
  readonly path?: string | undefined;
  /** Picture of a shared link; by default that of the store. */
  readonly imageUrl?: string | null | undefined;
  /** `false`: search engines leave the page out. */
  readonly indexed?: boolean | undefined;
};

/**
 * Sets title and meta tags of the document; one per page. The title stays until the next page sets
 * another.
 */
export function PageMeta({ title, description, path, imageUrl, indexed = true }: Props) {
  const brand = use(BrandContext);
  const site = useSiteUrl();
  const fullTitle = brand === '' ? title : `${title} · ${brand}`;
  useLayoutEffect(() => {
    document.title = fullTitle;
  }, [fullTitle]);

  if (!indexed) return <meta name="robots" content="noindex" />;
  return (
    <>
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {path && <link rel="canonical" href={site + path} />}
      {path && <meta property="og:url" content={site + path} />}
      <meta property="og:title" content={title} />
      <meta property="og:image" content={absoluteUrl(site, imageUrl ?? '/og.png')} />
      <meta
        property="og:locale"
        content={document.documentElement.lang === 'en' ? 'en_US' : 'es_CR'}
      />
    </>
  );
}
