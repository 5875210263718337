import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { signInStaff } from '../tests/e2e/support/session.ts';
import { expect, test } from '../tests/e2e/support/test.ts';

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

/** 12 megapixels. */
const WIDTH = 4000;
const HEIGHT = 3000;
/** Enough detail for the usual 3 to 6 MB. */
const NOISE = { type: 'gaussian', mean: 128, sigma: 18 } as const;

/** A colour per photo, so that no two files are equal. */
const gradient = (index: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
      <linearGradient id="g" x2="1" y2="1">
        <stop stop-color="hsl(${index * 18} 60% 70%)"/><stop offset="1" stop-color="#334"/>
      </linearGradient>
      <rect width="100%" height="100%" fill="url(#g)"/>
    </svg>`,
  );

/** Writes JPEGs of 12 megapixels into a folder. @returns their paths and total size */
async function writePhonePhotos(
  folder: string,
  count: number,
): Promise<{ paths: string[]; byteCount: number }> {
  const noise = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#808080', noise: NOISE },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
  const paths: string[] = [];
  let byteCount = 0;
  for (let index = 0; index < count; index++) {
    const path = join(folder, `IMG_${String(index + 1).padStart(4, '0')}.jpg`);
    const { size } = await sharp(gradient(index))
      .composite([{ input: noise, blend: 'overlay' }])
      .jpeg({ quality: 90 })
      .toFile(path);
    paths.push(path);
    byteCount += size;
  }
  return { paths, byteCount };
}

/**
 * Memory of the whole process of a tab in bytes, workers and pictures included: before, at most since
 * the process began, at the end.
 */
type TabMemory = Readonly<Record<'start' | 'peak' | 'end', number>>;

/** A value that Linux reports of a process, in bytes. */
function linuxFigure(pid: number, key: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${key}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
}

/** The process of the page's tab: the renderer with the most memory. */
async function tabProcess(page: Page): Promise<number | null> {
  const browser = page.context().browser();
  if (process.platform !== 'linux' || browser === null) return null;
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const [largest] = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => ({ id, bytes: linuxFigure(id, 'VmRSS') }))
    .toSorted((a, b) => b.bytes - a.bytes);
  return largest?.id ?? null;
}

/**
 * Measures during a task; `null` where the system does not tell. The peak is that of the process since
 * its start, including the loading of the page.
 */
async function measureMemory(page: Page, work: () => Promise<void>): Promise<TabMemory | null> {
  const pid = await tabProcess(page).catch(() => null);
  const start = pid === null ? 0 : linuxFigure(pid, 'VmRSS');
  await work();
  if (pid === null) return null;
  return { start, peak: linuxFigure(pid, 'VmHWM'), end: linuxFigure(pid, 'VmRSS') };
}
