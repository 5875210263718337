import type { Connect, Plugin } from 'vite';

function canDecode(path: string): boolean {
  try {
    // The bundler of the config leaves out a call whose value is not used.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** Escapes the percent signs of a path that cannot be decoded, which then is that of no file. */
const escapePath: Connect.NextHandleFunction = (request, _response, next) => {
  const { url = '/' } = request;
  const path = url.replace(/\?.*$/s, '');
  if (!canDecode(path)) request.url = encodeURI(path) + url.slice(path.length);
  next();
};

/**
 * Lets Vite's servers answer an address such as `/product/%E0` with the store, whose page says what is wrong
 * with it. They decode a path to find its file, and where that fails they answer an empty 404
 * (`viteHtmlFallbackMiddleware` of Vite 8.3).
 */
export function unreadablePaths(): Plugin {
  return {
    name: 'unreadable-paths',
    configureServer: ({ middlewares }) => void middlewares.use(escapePath),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(escapePath),
  };
}
