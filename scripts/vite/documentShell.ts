import type { Plugin, ResolvedConfig } from 'vite';
import { withSources } from './withSources.ts';

type Language = { readonly frame: string; readonly notice: string };
type Shell = { readonly es: Language; readonly en: Language };

async function renderFrame(config: ResolvedConfig): Promise<Shell> {
  return withSources(config, async (load) => {
    const { renderShell } = await load('/scripts/vite/renderShell.tsx');
    return renderShell();
  });
}

/** Shows the English frame to visitors who chose English; see `storedLanguage`. */
const LANGUAGE_SCRIPT =
  "try{let l=localStorage.getItem('language');if(l!==null&&l!=='es'){" +
  "document.documentElement.lang='en';" +
  "document.getElementById('root').replaceChildren(document.getElementById('shell-en').content)}}" +
  'catch{}';

/**
 * Shows the notice of `StartNotice`, which the application removes when it starts: at once when a
 * script of the store fails, else after 20 s. Also removes style sheets that failed, so that the next
 * try loads them again.
 */
const NOTICE_SCRIPT =
  '{let show=k=>{let n=document.getElementById("start-"+document.documentElement.lang);' +
  'if(n&&(n.hidden||k!=="slow")){n.firstChild.textContent=n.dataset[k];n.hidden=false}};' +
  'setTimeout(show,20000,"slow");' +
  'addEventListener("error",e=>{let t=e.target;' +
  'if(t.rel==="stylesheet")t.remove();' +
  'if((t.src||e.filename||"").includes("/static/js/"))show("failed")},true);' +
  'addEventListener("click",e=>{if(e.target.closest("[id^=start-] button"))location.reload()})}';

/** The script after the frame in every document. */
export const SHELL_SCRIPT = LANGUAGE_SCRIPT + NOTICE_SCRIPT;

/**
 * Adds the frame of the store (banner, header, footer) to the built document, so that it shows before
 * any script has run. The application renders the same frame.
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
      const shell = await renderFrame(config);
      // Without React's preload links: the pictures are in the same markup.
      const [es, en] = [shell.es, shell.en].map(({ frame }) =>
        frame.replace(/^(<link [^>]*>)+/, ''),
      );
      const notices = shell.es.notice + shell.en.notice;
      return html.replace(
        '<div id="root"></div>',
        () =>
          `${notices}<div id="root">${es}</div>` +
          `<template id="shell-en">${en}</template><script>${SHELL_SCRIPT}</script>`,
      );
    },
  };
}
