import { existsSync } from 'node:fs';
import { run, runNode } from './run.mjs';

const INSTALLED = [
  process.env['CHROMIUM_PATH'],
  // It has no windows: a run of the browser tests takes it 40 % less processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags of a quiet browser that reaches this machine only. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

export function installedChromium() {
  return INSTALLED.find((path) => path && existsSync(path));
}

async function find() {
  const { chromium } = await import('@playwright/test');
  return [installedChromium(), chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Installs the headless shell where that needs no password: as root on Debian, as in most CIs. */
async function installHeadlessShell() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  if (!existsSync('/usr/bin/apt-get')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const apt = ['-qq', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=0'];
  const install = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'];
  for (const task of [['update'], install]) await run('apt-get', [...apt, ...task], env);
}

/** Lets Playwright download its own browser. */
function download() {
  return runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
}

/**
 * Path of a Chromium to test with: one that is installed, the headless shell before others. Only where
 * there is none it is installed, or Playwright downloads its own.
 *
 * @returns {Promise<string | null>} `null` if none could be installed
 */
export async function ensureChromium() {
  for (const install of [installHeadlessShell, download]) {
    const found = await find();
    if (found) return found;
    console.log('No Chromium found: installing one …');
    await install();
  }
  return (await find()) ?? null;
}

/** What to say when {@link ensureChromium} found nothing. */
export const CHROMIUM_HELP =
  'The browser tests need Chromium or Chrome, and none could be installed. Install one of:\n' +
  '  npx playwright install --with-deps chromium\n' +
  '  apt-get install chromium-headless-shell   (Debian)\n' +
  'or set CHROMIUM_PATH to the program of one that you have.';
