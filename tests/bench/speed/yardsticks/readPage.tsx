import type { ReactElement } from 'react';
import { Catalogue } from './Catalogue.tsx';
import { Home } from './Home.tsx';
import { Product } from './Product.tsx';
import { readCatalogue, readHome, readProduct, type ReadRows } from './shopData.ts';

/**
 * Reads what a page shows.
 *
 * @param path of the URL: home, catalogue or a product
 * @returns `null` for other paths
 */
export async function readPage(path: string, read: ReadRows): Promise<ReactElement | null> {
  if (path === '/') {
    const [banners, familias] = await readHome(read);
    return <Home banners={banners} familias={familias} />;
  }
  if (path === '/catalogue') {
    const [cards, familias] = await readCatalogue(read);
    return <Catalogue cards={cards} familias={familias} />;
  }
  const [subfamilias, productos] = await readProduct(
    read,
    Number(path.slice(path.lastIndexOf('/') + 1)),
  );
  const [subfamilia] = subfamilias;
  return subfamilia ? <Product subfamilia={subfamilia} productos={productos} /> : null;
}
