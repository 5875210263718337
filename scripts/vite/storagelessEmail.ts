import type { Plugin } from 'vite';

/**
 * Keeps the e-mail library from the storage, which it reads when it is loaded, for a limit of sends that
 * the store does not set: a browser that keeps no site data throws there, and no e-mail would be sent.
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
