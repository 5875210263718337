import { loadEnv, type Plugin } from 'vite';
import { checkEnv } from '#config/env.ts';

/**
 * Stops Vite if `.env` is incomplete. Warns that a build without `VITE_SUPABASE_URL` needs the embedded
 * backend.
 */
export function settingsCheck(): Plugin {
  return {
    name: 'settings-check',
    config(config, { mode }) {
      try {
        checkEnv(loadEnv(mode, config.envDir || config.root || process.cwd(), 'VITE_'));
      } catch (error) {
        // Drops the stack trace, which does not help here.
        if (error instanceof Error) error.stack = error.message;
        throw error;
      }
    },
    configResolved({ command, env, logger }) {
      if (command === 'build' && !env['VITE_SUPABASE_URL']) {
        logger.warn(
          'No VITE_SUPABASE_URL: this build talks to the address it is served from, ' +
            'as `npm run preview` offers it. For a deployment see docs/hosting.md.',
        );
      }
    },
  };
}
