import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The build of "React alone": one document without data, one script, the style in the document. */
export default defineConfig({
  root: fileOf('.'),
  envDir: false,
  publicDir: fileOf('../../../../public'),
  plugins: [
    {
      name: 'inline-style',
      transformIndexHtml: {
        order: 'post',
        handler: (html) =>
          html.replace(
            '<!-- style -->',
            () => `<style>${readFileSync(fileOf('style.css'), 'utf8')}</style>`,
          ),
      },
    },
  ],
  build: { assetsDir: 'static', modulePreload: { polyfill: false } },
});
