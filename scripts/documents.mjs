import { resolveConfig } from 'vite';
import { load } from './support/run.mjs';

// Writes the documents anew into the folder of a built store: `node scripts/documents.mjs <folder>`, with the
// settings of `npm run build`. The other files stay, so scripts still request the backend they were built for.
const [dir = 'dist'] = process.argv.slice(2);
const { writeDocuments } = await load('./scripts/vite/documents/writeDocuments.ts');
await writeDocuments(await resolveConfig({}, 'build', 'production', 'production'), dir);
