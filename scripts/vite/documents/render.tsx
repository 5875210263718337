import { changeLanguage } from 'i18next';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { Layout } from '#app/layout/Layout.tsx';
import { PageLoading } from '#app/PageOutlet.tsx';
import { pageRoutes } from '#app/pages.ts';
import { createQueryClient } from '#app/queryClient.ts';
import { seedQueries, type DocumentData } from '#app/start/documentData.ts';
import { StartNotice } from '#app/start/StartNotice.tsx';
import { paths } from '#config/paths.ts';
import { TextsLanguage } from '#i18n/areaTexts.ts';
import { initTexts } from '#i18n/init.ts';
import { loadLanguage } from '#i18n/language.ts';
import { CartProvider } from '#state/cart/CartProvider.tsx';
import type { Frames, Shell } from './template.ts';

export type Rendered = { readonly head: string; readonly markup: string };

async function render(element: ReactNode): Promise<Rendered> {
  // With a finite size React would write some parts at the end of the HTML, with a script that moves them.
  const { prelude } = await prerender(element, { progressiveChunkSize: Infinity });
  const html = await new Response(prelude).text();
  // Splits off the tags for the head, which React writes at the start of the HTML.
  const [head = ''] = /^(?:<(?:link|meta)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/.exec(html) ?? [];
  return { head, markup: html.slice(head.length) };
}

const renderSkeleton = async (path: string) => (await renderPage(path, null)).markup;

async function renderLanguage(language: 'es' | 'en'): Promise<Frames> {
  await changeLanguage(language);
  const notice = await render(
    <TextsLanguage value={language}>
      <StartNotice language={language} />
    </TextsLanguage>,
  );
  const frame = await render(
    <TextsLanguage value={language}>
      <CartProvider>
        <StaticRouter location="/-">
          <Layout>
            <PageLoading />
          </Layout>
        </StaticRouter>
      </CartProvider>
    </TextsLanguage>,
  );
  return {
    frame: frame.markup,
    home: await renderSkeleton(paths.home()),
    catalogue: await renderSkeleton(paths.catalogue()),
    product: await renderSkeleton(paths.product(0)),
    checkout: await renderSkeleton(paths.checkout()),
    notice: notice.markup,
  };
}

/** Loads texts and pages, and renders the frames in both languages. Call it before `renderPage`. */
export async function renderFrames(): Promise<Shell['frames']> {
  await initTexts();
  await loadLanguage('en');
  for (const { page } of pageRoutes) await page.load();
  const en = await renderLanguage('en');
  return { es: await renderLanguage('es'), en };
}

/**
 * Renders a page of the store in the current language.
 *
 * @param path path of the page's URL
 * @param data results of the page's queries; a query without a result stays pending, as all do with `null`
 */
export async function renderPage(path: string, data: DocumentData | null): Promise<Rendered> {
  const client = createQueryClient();
  if (data !== null) seedQueries(client, data);
  const router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const rendered = await render(<App queryClient={client} router={router} isDocument />);
  client.clear();
  return rendered;
}
