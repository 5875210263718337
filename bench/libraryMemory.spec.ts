import { readFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { signInStaff } from '../tests/e2e/support/session.ts';
import { expect, test } from '../tests/e2e/support/test.ts';

const COUNT = 20;
/** Factor by which the browser slows the page down, as on a phone; its workers keep their speed. */
const SLOWER = 4;
const BATCH_MS = 600_000;

const inMegabytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MB`;

test('a batch of 20 photos of 12 megapixels is stored, and the tab lives', async ({
  page,
  request,
}, info) => {
  const photos = await writePhonePhotos(info);
  await signInStaff(page, request);
  await page.goto('/edit-producto#biblioteca');
  const library = page.getByRole('dialog', { name: 'Biblioteca de imágenes' });
  await library.getByLabel('Elegir imágenes').setInputFiles(photos.paths);
  await expect(library.getByText(`${COUNT} archivos elegidos`)).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

  const start = performance.now();
  await library.getByRole('button', { name: 'Subir', exact: true }).click();
  const stored = library.getByText(`${COUNT} archivos subidos correctamente.`);
  await expect(stored).toBeVisible({ timeout: BATCH_MS });
  const seconds = (performance.now() - start) / 1000;

  console.log(`
${COUNT} photos of 12 megapixels, ${inMegabytes(photos.byteCount)}, CPU ${SLOWER} times slower
  time of the batch               ${seconds.toFixed(1)} s
  resident memory of the tab      ${await peakMemory(page)}, page load included`);
});

/** Writes JPEGs of 12 megapixels with the usual 3 to 6 MB, no two of them equal. */
async function writePhonePhotos(info: TestInfo): Promise<{ paths: string[]; byteCount: number }> {
  const noise = { type: 'gaussian', mean: 128, sigma: 18 } as const;
  const size = { width: 4000, height: 3000, channels: 3, background: '#808080' } as const;
  const paths: string[] = [];
  let byteCount = 0;
  for (let index = 0; index < COUNT; index++) {
    const path = info.outputPath(`IMG_${String(index + 1).padStart(4, '0')}.jpg`);
    const photo = sharp({ create: { ...size, noise } }).jpeg({ quality: 80 });
    byteCount += (await photo.toFile(path)).size;
    paths.push(path);
  }
  return { paths, byteCount };
}

/**
 * Returns the peak memory of the page's process, workers and pictures included. The renderer process with the
 * highest peak is taken for it.
 */
async function peakMemory(page: Page): Promise<string> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (process.platform !== 'linux' || session === undefined) return 'not told by this system';
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
  return inMegabytes(Math.max(...peaks.map(Number)) * 1024);
}
