import type { Connect, Plugin } from 'vite';

function canDecode(path: string): boolean {
  try {
    // Compares the decoded path, because Vite's bundler of its config removes a call whose result is not used.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** Escapes the percent signs of a path that cannot be decoded. No file has the new path, so Vite sends index.html. */
const escapePath: Connect.NextHandleFunction = (request, _response, next) => {
  const { url = '/' } = request;
  const path = url.replace(/\?.*$/s, '');
  if (!canDecode(path)) request.url = encodeURI(path) + url.slice(path.length);
  next();
};

/**
 * Vite plugin: sends the store for a URL whose path cannot be decoded, such as `/product/%E0`. The page then says
 * what is wrong. Without the plugin, Vite's servers decode the path to find its file, fail, and send an empty 404
 * (Vite 8.3, `viteHtmlFallbackMiddleware`).
 */
export function unreadablePaths(): Plugin {
  return {
    name: 'unreadable-paths',
    configureServer: ({ middlewares }) => void middlewares.use(escapePath),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(escapePath),
  };
}
