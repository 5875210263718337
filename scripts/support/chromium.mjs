import { existsSync } from 'node:fs';
import { run, runNode } from './run.mjs';

const INSTALLED = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a Chromium or Chrome that this machine has anyway; `undefined` when it has none. */
export function installedChromium() {
  return INSTALLED.find((path) => path && existsSync(path));
}

async function find() {
  const { chromium } = await import('@playwright/test');
  return installedChromium() ?? [chromium.executablePath()].find((path) => existsSync(path));
}

async function installDebianPackage() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  if (!existsSync('/usr/bin/apt-get')) return;
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
}

/**
 * Path of a Chromium to test with: one already there, else Playwright's, else Debian's package.
 *
 * @returns {Promise<string | null>} `null` when none can be had
 */
export async function ensureChromium() {
  const found = await find();
  if (found) return found;
  console.log('No Chromium found: installing one …');
  await runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  const playwrights = await find();
  if (playwrights) return playwrights;
  await installDebianPackage();
  return (await find()) ?? null;
}

/** What to tell somebody for whom {@link ensureChromium} found nothing. */
export const CHROMIUM_HELP =
  'The browser tests need Chromium or Chrome, and none could be installed. Install one of:\n' +
  '  npx playwright install --with-deps chromium\n' +
  '  apt-get install chromium            (Debian, Ubuntu)\n' +
  'or set CHROMIUM_PATH to the program of one that you have.';
