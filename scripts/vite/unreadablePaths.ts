import type { Connect, Plugin } from 'vite';

function canDecode(path: string): boolean {
  try {
    // Uses the value, because Vite's bundler of the config drops a call whose value is not used.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** Escapes the percent signs of a path that cannot be decoded; the result is the path of no file. */
const escapePath: Connect.NextHandleFunction = (request, _response, next) => {
  const { url = '/' } = request;
  const path = url.replace(/\?.*$/s, '');
  if (!canDecode(path)) request.url = encodeURI(path) + url.slice(path.length);
  next();
};

/**
 * Lets Vite's servers open the store at a URL such as `/product/%E0`, where the page says what is wrong.
 * They decode the path to find its file, and send an empty 404 if that fails (Vite 8.3,
 * `viteHtmlFallbackMiddleware`).
 */
export function unreadablePaths(): Plugin {
  return {
    name: 'unreadable-paths',
    configureServer: ({ middlewares }) => void middlewares.use(escapePath),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(escapePath),
  };
}
