/* oxlint-disable unicorn/consistent-function-scoping -- the build inserts this function alone */

/**
 * Runs in the head of every document before any other script. It requests the first data of the page, decides
 * whether the document has the content that this visitor asked for, and defines `startScripts`, which loads
 * the store. The build inserts the function as text, so it must not use anything outside itself.
 *
 * @param {{
 *   backend: string,
 *   key: string,
 *   timeoutMs: number,
 *   sessionKey: string,
 *   staffRoute: string,
 *   contentParams: readonly string[],
 *   receiptParam: string,
 *   routesId: string,
 * }} settings
 */
export function startDocument(settings) {
  const { backend, key, timeoutMs, sessionKey, staffRoute, contentParams, receiptParam } = settings;
  const text = document.getElementById(settings.routesId)?.textContent ?? '';
  /** @type {import('./template.ts').Routes} */
  const { entry, entryChunks, routes } = JSON.parse(text);
  const html = document.documentElement;
  const path = location.pathname.replace(/(?<=.)\/$/, '');
  /** @param {string} name */
  const readStored = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null; // The browser blocks storage.
    }
  };
  html.lang = [null, 'es'].includes(readStored('language')) ? 'es' : 'en';
  if (readStored(sessionKey) !== null) {
    html.dataset['bar'] = new RegExp(staffRoute).test(path) ? 'alone' : '';
  }
  const query = new URLSearchParams(location.search);
  const hasContent =
    html.dataset['page'] === path && !contentParams.some((name) => query.has(name));
  // If only the language differs, `data-page` stays, and `bodyScript.js` keeps the first picture.
  if (!hasContent) delete html.dataset['page'];
  const route = routes.find(({ pattern }) => new RegExp(pattern).test(path));
  // `data-frame` names the frame for `bodyScript.js`, and hides the content until that script has replaced it.
  const skeleton = route?.frame ?? 'frame';
  const frame = skeleton === 'checkout' && query.has(receiptParam) ? 'frame' : skeleton;
  if (!hasContent || html.lang === 'en') html.dataset['frame'] = `${frame}-${html.lang}`;
  if (route) requestData(route);
  let isStarted = false;
  window.startScripts = () => {
    if (isStarted) return;
    isStarted = true;
    /** @param {string} tag @param {Record<string, string | boolean>} properties */
    const append = (tag, properties) =>
      document.head.append(Object.assign(document.createElement(tag), properties));
    // Adds a disabled link for each inlined style sheet: Vite's loader of later chunks skips a sheet that has a
    // link. With links in the HTML itself the browser would load the sheets before the scripts.
    /** @type {NodeListOf<HTMLElement>} */
    const sheets = document.querySelectorAll('[data-file]');
    for (const { dataset } of sheets)
      append('link', { rel: 'stylesheet', disabled: true, href: dataset['file'] ?? '' });
    for (const href of route?.styles ?? [])
      append('link', { rel: 'preload', as: 'style', crossOrigin: '', href });
    // Adds a tag for each script, the entry last: the browser evaluates each script in a task of its own.
    for (const src of [...entryChunks, entry])
      append('script', { type: 'module', crossOrigin: '', async: false, src });
    for (const href of route?.chunks ?? []) append('link', { rel: 'modulepreload', href });
  };
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, window.startScripts, { capture: true, once: true });
  }
  /** Sends the first requests of a route. @param {(typeof routes)[number]} wanted */
  function requestData({ pattern, requests }) {
    const id = new RegExp(pattern).exec(path)?.[1] ?? '';
    const origin = backend || location.origin;
    /** @type {Record<string, Promise<Response>>} */
    const early = (window.earlyResponses = {});
    for (const request of requests) {
      if (request.media && !matchMedia(request.media).matches) continue;
      const url = origin + request.path.replace('{id}', id);
      const response = fetch(url, {
        headers: { apikey: key, ...request.headers },
        signal: AbortSignal.timeout(timeoutMs),
      });
      response.catch(() => {}); // The code that uses the response reports its error.
      early[url] = response;
    }
  }
}
