/* oxlint-disable unicorn/consistent-function-scoping -- the build inserts this function alone */

/**
 * Runs in the head of every document before anything else. It requests the first data of the page,
 * decides whether the content is what this visitor asked for, and defines `startScripts`, which loads the
 * store. The build inserts the function as text, so it must not use anything outside itself.
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
  const stored = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null; // The browser blocks storage.
    }
  };
  html.lang = [null, 'es'].includes(stored('language')) ? 'es' : 'en';
  if (stored(sessionKey) !== null) {
    html.dataset['bar'] = new RegExp(staffRoute).test(path) ? 'alone' : '';
  }
  const query = new URLSearchParams(location.search);
  const isOwn = html.dataset['page'] === path && !contentParams.some((name) => query.has(name));
  // `data-page` stays where only the language differs: `bodyScript.js` then keeps the first picture.
  if (!isOwn) delete html.dataset['page'];
  const route = routes.find(({ pattern }) => new RegExp(pattern).test(path));
  // Hides the content of the document until the script after it has put the frame in its place.
  const skeleton = route?.frame ?? 'frame';
  const frame = skeleton === 'checkout' && query.has(receiptParam) ? 'frame' : skeleton;
  if (!isOwn || html.lang === 'en') html.dataset['frame'] = `${frame}-${html.lang}`;
  if (route) requestData(route);
  let isStarted = false;
  window.startScripts = () => {
    if (isStarted) return;
    isStarted = true;
    /** @param {string} tag @param {Record<string, string | boolean>} properties */
    const append = (tag, properties) =>
      document.head.append(Object.assign(document.createElement(tag), properties));
    // The inlined style sheets get disabled links: Vite's loader of later chunks skips a sheet that has a
    // link. Links in the HTML itself would make the browser load the sheets ahead of the scripts.
    /** @type {NodeListOf<HTMLElement>} */
    const sheets = document.querySelectorAll('[data-file]');
    for (const { dataset } of sheets)
      append('link', { rel: 'stylesheet', disabled: true, href: dataset['file'] ?? '' });
    for (const href of route?.styles ?? [])
      append('link', { rel: 'preload', as: 'style', crossOrigin: '', href });
    // Each script is evaluated in a task of its own, the entry last.
    for (const src of [...entryChunks, entry])
      append('script', { type: 'module', crossOrigin: '', async: false, src });
    for (const href of route?.chunks ?? []) append('link', { rel: 'modulepreload', href });
  };
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, window.startScripts, { capture: true, once: true });
  }
  /** @param {(typeof routes)[number]} wanted */
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
