import { existsSync } from 'node:fs';
import { run, runNode } from './run.mjs';

const INSTALLED = [
  process.env['CHROMIUM_PATH'],
  // The headless shell has no windows: a run of the browser tests takes it 40 % less processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags of a browser that reaches only this machine and does nothing in the background. */
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
 * Returns the path of a Chromium to test with: an installed one, the headless shell first. If there is none, it
 * installs the headless shell or lets Playwright download its browser.
 *
 * @returns {Promise<string | null>} `null` if none could be installed
 */
export async function ensureChromium() {
  for (const install of [installHeadlessShell, download]) {
    const path = await find();
    if (path) return path;
    console.log('No Chromium found: installing one …');
    await install();
  }
  return (await find()) ?? null;
}

/** Help for the case that {@link ensureChromium} returns `null`. */
export const CHROMIUM_HELP =
  'The browser tests need Chromium or Chrome, and none could be installed. Install one of:\n' +
  '  npx playwright install --with-deps chromium\n' +
  '  apt-get install chromium-headless-shell   (Debian)\n' +
  'or set CHROMIUM_PATH to the program of one that you have.';
