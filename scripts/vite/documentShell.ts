import { createServer, type Plugin, type ResolvedConfig } from 'vite';

type Shell = { readonly es: string; readonly en: string };

/** Draws the frame with the sources as they are, by the build's own names of style classes. */
async function drawShell(config: ResolvedConfig): Promise<Shell> {
  const server = await createServer({
    configFile: false,
    root: config.root,
    mode: config.mode,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null, hmr: false },
    optimizeDeps: { noDiscovery: true, include: [] },
    css: { modules: config.css.modules ?? {} },
  });
  try {
    const { renderShell } = await server.ssrLoadModule('/scripts/vite/renderShell.tsx');
    return await renderShell();
  } finally {
    await server.close();
  }
}

/** Shows the frame in English where that is the visitor's choice; see `storedLanguage`. */
export const SHELL_SCRIPT =
  "try{let l=localStorage.getItem('language');if(l!==null&&l!=='es'){" +
  "document.documentElement.lang='en';" +
  "document.getElementById('root').replaceChildren(document.getElementById('shell-en').content)}}" +
  'catch{}';

/**
 * Puts the frame of the store (banner, header, footer) into the built document, so that a phone
 * shows it before any script has run. The application draws the same over it.
 */
export function documentShell(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'document-shell',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async transformIndexHtml(html) {
      const shell = await drawShell(config);
      // React asks for the pictures ahead; they stand in the markup itself right here.
      const es = shell.es.replace(/^(<link [^>]*>)+/, '');
      const en = shell.en.replace(/^(<link [^>]*>)+/, '');
      return html.replace(
        '<div id="root"></div>',
        () =>
          `<div id="root">${es}</div><template id="shell-en">${en}</template><script>${SHELL_SCRIPT}</script>`,
      );
    },
  };
}
