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

/** An empty cart without storage. */
const cart = createCartStore(
  { read: () => ({ cart: [], problems: [], isCut: false }), write: () => true },
  {
    addEventListener: () => undefined,
    document: { addEventListener: () => undefined, visibilityState: 'visible' },
  },
);

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
 * The markup of the store's frame in each language, which the document shows until the application
 * renders it.
 */
export async function renderShell(): Promise<{ es: Shell; en: Shell }> {
  await initTexts();
  registerTexts('start', start);
  await loadLanguage('en');
  return { es: await renderIn('es'), en: await renderIn('en') };
}
