import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** Draws the groups of pictures that the process which started this one asks for. */
const file = fileURLToPath(new URL('./pictures.ts', import.meta.url));
const loading = runnerImport(file, { logLevel: 'error' });

/** @param {number} group */
async function draw(group) {
  const { module } = await loading;
  process.send?.({ group, pictures: await module.drawGroup(group) });
}

process.on('message', (/** @type {number} */ group) => void draw(group));
// However the other one ends, kill -9 included.
process.on('disconnect', () => process.exit());
// Ctrl-C reaches every process of a terminal: this one ends when the other one has.
process.on('SIGINT', () => {});
