import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInStaff } from '../tests/e2e/support/session.ts';
import { expect, test } from '../tests/e2e/support/test.ts';
import { writePhonePhotos } from './phonePhotos.ts';
import { measureMemory } from './tabMemory.ts';

const COUNT = 20;
/** How much slower a phone computes. The browser slows the page down, not its workers. */
const SLOWER = 4;
const BATCH_MS = 600_000;

const inMegabytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MB`;

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-bench-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a batch of 20 photos of 12 megapixels is stored, and the tab lives', async ({
  page,
  request,
}) => {
  const photos = await writePhonePhotos(folder, COUNT);
  await signInStaff(page, request);
  await page.goto('/edit-producto#biblioteca');
  const library = page.getByRole('dialog', { name: 'Biblioteca de imágenes' });
  await library.getByLabel('Elegir imágenes').setInputFiles(photos.paths);
  await expect(library.getByText(`${COUNT} archivos elegidos`)).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

  const isDead = page.waitForEvent('crash', { timeout: BATCH_MS }).then(() => {
    throw new Error('the tab died');
  });
  isDead.catch(() => undefined);
  const start = performance.now();
  const resident = await measureMemory(page, async () => {
    await library.getByRole('button', { name: 'Subir', exact: true }).click();
    const stored = library.getByText(`${COUNT} archivos subidos correctamente.`);
    await Promise.race([isDead, expect(stored).toBeVisible({ timeout: BATCH_MS })]);
  });
  const seconds = (performance.now() - start) / 1000;

  console.log(
    [
      `\n${COUNT} photos of 12 megapixels, ${inMegabytes(photos.byteCount)}, CPU ${SLOWER} times slower`,
      `  time of the batch               ${seconds.toFixed(1)} s`,
      `  resident memory of the tab      ${
        resident
          ? `${inMegabytes(resident.peak)} at most, page load included; ${inMegabytes(resident.start)} before the batch, ${inMegabytes(resident.end)} after`
          : 'not told by this system'
      }`,
    ].join('\n'),
  );
});
