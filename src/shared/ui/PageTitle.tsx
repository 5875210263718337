import { use } from 'react';
import { BrandContext } from './brand.ts';

/** Title of the document: what the page is, and whose. One to a page. */
export function PageTitle({ children }: { children: string }) {
  const brand = use(BrandContext);
  return <title>{brand === '' ? children : `${children} · ${brand}`}</title>;
}
