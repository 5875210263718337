import type { Plugin } from 'vite';

/**
 * Keeps the e-mail library away from `localStorage`. The library reads it while it loads, for a rate limit
 * that the store does not use; where the browser blocks storage this throws, and no e-mail would be sent.
 *
 * @see https://github.com/emailjs-com/emailjs-sdk/blob/main/src/utils/createWebStorage/createWebStorage.ts
 */
export function storagelessEmail(): Plugin {
  return {
    name: 'storageless-email',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]@emailjs[\\/].*[\\/]createWebStorage\.js$/ },
      handler: () => ({ code: 'export const createWebStorage = () => undefined;', map: null }),
    },
  };
}
