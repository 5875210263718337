import { changeLanguage } from 'i18next';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Layout } from '../../src/app/layout/Layout.tsx';
import { PageLoading } from '../../src/app/PageLoading.tsx';
import { business } from '../../src/config/business.ts';
import { initTexts } from '../../src/i18n/init.ts';
import { loadLanguage } from '../../src/i18n/language.ts';
import { BrandContext } from '../../src/shared/ui/brand.ts';
import { CartContext } from '../../src/state/cart/CartContext.ts';
import { createCartStore } from '../../src/state/cart/cartStore.ts';

/** The build has no visitor: an empty cart that nothing is kept of. */
const cart = createCartStore(
  { read: () => ({ cart: [], problems: [], isCut: false }), write: () => true },
  {
    addEventListener: () => undefined,
    document: { addEventListener: () => undefined, visibilityState: 'visible' },
  },
);

async function renderIn(language: string): Promise<string> {
  await changeLanguage(language);
  return renderToString(
    <BrandContext value={business.name}>
      <CartContext value={cart}>
        <StaticRouter location="/-">
          <Layout>
            <PageLoading />
          </Layout>
        </StaticRouter>
      </CartContext>
    </BrandContext>,
  );
}

/**
 * The frame of the store as markup, in each language: what the document shows until the
 * application draws the very same.
 */
export async function renderShell(): Promise<{ es: string; en: string }> {
  await initTexts();
  await loadLanguage('en');
  return { es: await renderIn('es'), en: await renderIn('en') };
}
