import type { Plugin } from 'vite';
import { writeDocuments } from './writeDocuments.ts';

/** Vite plugin: writes the documents after the client is built. */
export function documents(): Plugin {
  return {
    name: 'documents',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        const config = this.environment.getTopLevelConfig();
        await writeDocuments(config, dir ?? config.build.outDir);
      },
    },
  };
}
