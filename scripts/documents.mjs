import { resolveConfig, runnerImport } from 'vite';

/**
 * Writes the documents of a shop into a client that is built, whose scripts go on asking the shop they were
 * built for: `node scripts/documents.mjs <folder>`, with the settings of `npm run build`.
 */
const [dir = 'dist'] = process.argv.slice(2);
const writer = './scripts/vite/documents/writeDocuments.ts';
const { writeDocuments } = (await runnerImport(writer, { logLevel: 'error' })).module;
await writeDocuments(await resolveConfig({}, 'build', 'production', 'production'), dir);
