import type { Plugin } from 'vite';

/**
 * Lets the build leave out what the store does not use of react-router: it marks its components as
 * free of side effects, and switches off its warnings for development. 4 kB of brotli less.
 */
export function pureRouter(): Plugin {
  return {
    name: 'pure-router',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]react-router[\\/]/ },
      handler: (code) => ({
        code: code
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(
            /(?<== )React\d*\.(?:forwardRef|memo|createContext)\(/g,
            '/* @__PURE__ */ $&',
          ),
        map: null,
      }),
    },
  };
}
