import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Vite plugin: `vite preview` sends the headers that the built `_headers` file has for every page. */
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
      // Leaves out HSTS, because the preview has no certificate.
      const headers = forEveryPage.matchAll(/^ {2}(?!Strict-Transport-Security)([^:]+): (.+)$/gm);
      const sent = new Map(Array.from(headers, ([, header = '', value = '']) => [header, value]));
      middlewares.use((_request, response, next) => {
        response.setHeaders(sent);
        next();
      });
    },
  };
}
