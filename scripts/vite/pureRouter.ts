import type { Plugin } from 'vite';

/**
 * Lets the build leave out the parts of react-router that the store does not use: marks its components
 * as free of side effects, and switches off its development warnings. Saves 4 kB (brotli).
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
