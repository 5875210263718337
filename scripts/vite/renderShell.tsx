import { changeLanguage } from 'i18next';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Layout } from '#app/layout/Layout.tsx';
import { PageLoading } from '#app/PageLoading.tsx';
import { StartNotice } from '#app/StartNotice.tsx';
import { business } from '#config/business.ts';
import { start } from '#i18n/es/start.ts';
import { initTexts } from '#i18n/init.ts';
import { loadLanguage } from '#i18n/language.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { BrandContext } from '#shared/ui/brand.ts';
import { CartContext } from '#state/cart/CartContext.ts';
import { createCartStore } from '#state/cart/cartStore.ts';

/** The build has no visitor: an empty cart that nothing is kept of. */
const cart = createCartStore(
  { read: () => ({ cart: [], problems: [], isCut: false }), write: () => true },
  {
    addEventListener: () => undefined,
    document: { addEventListener: () => undefined, visibilityState: 'visible' },
  },
);

/** The frame in one language, and the notice of that language that stands outside of it. */
type Shell = { readonly frame: string; readonly notice: string };

async function renderIn(language: 'es' | 'en'): Promise<Shell> {
  await changeLanguage(language);
  const notice = renderToString(<StartNotice language={language} />);
  const frame = renderToString(
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
  return { frame, notice };
}

/**
 * The frame of the store as markup, in each language: what the document shows until the
 * application draws the very same.
 */
export async function renderShell(): Promise<{ es: Shell; en: Shell }> {
  await initTexts();
  registerTexts('start', start);
  await loadLanguage('en');
  return { es: await renderIn('es'), en: await renderIn('en') };
}
