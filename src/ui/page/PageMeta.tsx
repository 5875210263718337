import { useLayoutEffect } from 'react';
import { business } from '#config/business.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { absoluteUrl, useSiteUrl } from './site.ts';

type Props = {
  /** Title of the page, without the brand. */
  readonly title: string;
  /** One or two sentences for search results and shared links. */
  readonly description?: string | undefined;
  /** Path of the canonical address, without parameters that only sort or refine. */
  readonly path?: string | undefined;
  /** Picture that a shared link shows; by default the picture of the store. */
  readonly imageUrl?: string | null | undefined;
  /** `false`: search engines leave the page out. */
  readonly indexed?: boolean | undefined;
};

/**
 * Sets title and meta tags of the document; a page renders it once. The title stays until the next page
 * sets its own. Documents of the build are in Spanish.
 */
export function PageMeta({ title, description, path, imageUrl, indexed = true }: Props) {
  const site = useSiteUrl();
  const isHydrated = useHydrated();
  const fullTitle = `${title} · ${business.name}`;
  useLayoutEffect(() => {
    document.title = fullTitle;
  }, [fullTitle]);

  // React renders the title only in the build: in the browser it would remove the title with the page.
  const builtTitle = import.meta.env.SSR && <title>{fullTitle}</title>;
  if (!indexed) {
    return (
      <>
        {builtTitle}
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const picture = absoluteUrl(site, imageUrl ?? '/og.png');
  const isEnglish = isHydrated && document.documentElement.lang === 'en';
  return (
    <>
      {builtTitle}
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {path && site && <link rel="canonical" href={site + path} />}
      {path && site && <meta property="og:url" content={site + path} />}
      <meta property="og:title" content={title} />
      {!picture.startsWith('/') && <meta property="og:image" content={picture} />}
      <meta property="og:locale" content={isEnglish ? 'en_US' : 'es_CR'} />
    </>
  );
}
