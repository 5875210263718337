import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { parseEnv } from '#config/env.ts';
import { REQUEST_TIMEOUT_MS } from '#config/limits.ts';
import { SHELL_SCRIPT } from './documentShell.ts';
import { startEarly } from './headScript.js';
import type { FirstRoute } from './readFirstRequests.ts';
import { contactedOrigins, headersFile, securityHeaders } from './securityHeaders.ts';
import { withSources } from './withSources.ts';

async function firstRoutes(config: ResolvedConfig): Promise<FirstRoute[]> {
  return withSources(config, async (load) => {
    const { readFirstRequests } = await load('/scripts/vite/readFirstRequests.ts');
    return readFirstRequests();
  });
}

/** The chunk of a page, by the name of its module, and the chunks that it imports. */
function chunkWithImports(bundle: Rolldown.OutputBundle, page: string): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || chunk.isEntry || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
  };
  const own = chunks.find(({ isDynamicEntry, name }) => isDynamicEntry && name === page);
  if (own === undefined) throw new Error(`the build has no chunk of ${page}`);
  visit(own);
  return [...found];
}

/**
 * Moves the style sheets of the entry into the document, which saves a round trip before the first
 * paint. Their disabled links stay: the loader of later chunks would otherwise load the file, and the
 * browser would load the fonts of the second copy again.
 */
function inlineStyles(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(
    /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g,
    (link, file: string) => {
      const asset = bundle[file];
      if (asset?.type !== 'asset') return link;
      return `<style>${String(asset.source)}</style><link rel="stylesheet" href="/${file}" disabled>`;
    },
  );
}

/**
 * Adds to the head of the built document the style sheet and a script that starts the page's first
 * requests. Writes the `_headers` file that allows this script, and serves the preview with the same
 * headers.
 */
export function documentHead(): Plugin {
  let config: ResolvedConfig;
  let headers: Readonly<Record<string, string>> = {};
  return {
    name: 'document-head',
    apply: (_config, { command, isPreview }) => command === 'build' || isPreview === true,
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const { backendUrl, anonKey } = parseEnv(config.env, '');
        const routes = (await firstRoutes(config)).map(({ pattern, page, requests }) => {
          const chunks = chunkWithImports(bundle, page);
          const styles = chunks
            .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
            .filter((fileName) => !html.includes(fileName)); // Those are inline.
          return {
            pattern,
            requests,
            chunks: chunks.map(({ fileName }) => `/${fileName}`),
            styles: styles.map((fileName) => `/${fileName}`),
          };
        });
        const settings = {
          backend: backendUrl,
          key: anonKey,
          timeoutMs: REQUEST_TIMEOUT_MS,
          routes,
        };
        const script = `(${String(startEarly)})(${JSON.stringify(settings).replaceAll('<', '\\u003c')})`;
        headers = securityHeaders([script, SHELL_SCRIPT], contactedOrigins(config.env));
        return inlineStyles(html, bundle).replace(
          // Media queries on phones are wrong before this tag.
          /<meta name="viewport"[^>]*>/,
          (meta) => `${meta}\n    <script>${script}</script>`,
        );
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(headers) });
      },
    },
    configurePreviewServer(server) {
      const name = resolve(config.root, config.build.outDir, '_headers');
      if (!existsSync(name)) {
        config.logger.error(`There is no build in ${dirname(name)}: run \`npm run build\` first.`);
        process.exit(1);
      }
      const file = readFileSync(name, 'utf8');
      const [forEveryPage = ''] = file.split('\n\n');
      const pageHeaders = [...forEveryPage.matchAll(/^ {2}([^:]+): (.+)$/gm)];
      server.middlewares.use((_request, response, next) => {
        for (const [, name, value] of pageHeaders) {
          // The preview has no certificate.
          if (name && value && name !== 'Strict-Transport-Security')
            response.setHeader(name, value);
        }
        next();
      });
    },
  };
}
