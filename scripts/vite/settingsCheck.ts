import type { Plugin } from 'vite';
import { checkEnv } from '#config/env.ts';

/**
 * Vite plugin: stops Vite if `.env` is incomplete. Warns if a build has no `VITE_SUPABASE_URL`, because such a
 * store requests its data from the origin that serves it.
 */
export function settingsCheck(): Plugin {
  return {
    name: 'settings-check',
    configResolved({ command, env, logger }) {
      try {
        checkEnv(env);
      } catch (error) {
        // Drops the stack trace: the mistake is in `.env`, not in the code.
        if (error instanceof Error) error.stack = error.message;
        throw error;
      }
      if (command === 'build' && !env['VITE_SUPABASE_URL']) {
        logger.warn(
          'No VITE_SUPABASE_URL: this build talks to the address it is served from, ' +
            'as `npm run preview` offers it. For a deployment see docs/hosting.md.',
        );
      }
    },
  };
}
