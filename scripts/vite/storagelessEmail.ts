import type { Plugin } from 'vite';

/**
 * Vite plugin: removes the access of EmailJS to `localStorage`, where it counts for a rate limit that the store
 * does not use. The access throws if the browser blocks storage: EmailJS would not load, and no e-mail be sent.
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
