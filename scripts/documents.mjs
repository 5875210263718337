import { resolveConfig, runnerImport } from 'vite';

// Writes the documents anew into the folder of a built store: `node scripts/documents.mjs <folder>`, with the
// settings of `npm run build`. The other files stay, so scripts still request the backend they were built for.
const [dir = 'dist'] = process.argv.slice(2);
const writer = './scripts/vite/documents/writeDocuments.ts';
const { writeDocuments } = (await runnerImport(writer, { logLevel: 'error' })).module;
await writeDocuments(await resolveConfig({}, 'build', 'production', 'production'), dir);
