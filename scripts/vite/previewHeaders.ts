import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

export function previewHeaders(): Plugin {
  return {
    name: 'preview-headers',
    configurePreviewServer({ config, middlewares }) {
      const name = resolve(config.root, config.build.outDir, '_headers');
      if (!existsSync(name)) {
        config.logger.error(`There is no build in ${dirname(name)}: run \`npm run build\` first.`);
        process.exit(1);
      }
      const [forEveryPage = ''] = readFileSync(name, 'utf8').split('\n\n');
      const headers = [...forEveryPage.matchAll(/^ {2}([^:]+): (.+)$/gm)];
      middlewares.use((_request, response, next) => {
        for (const [, header, value] of headers) {
          // The preview has no certificate.
          if (header && value && header !== 'Strict-Transport-Security')
            response.setHeader(header, value);
        }
        next();
      });
    },
  };
}
