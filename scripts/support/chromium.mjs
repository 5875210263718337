import { existsSync } from 'node:fs';
import { run, runNode } from './run.mjs';

const INSTALLED = [
  process.env['CHROMIUM_PATH'],
  // Chromium without windows comes first: it runs the browser tests with 40 % less processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Start flags of the test browser: it opens connections only to this machine and runs no background services. */
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

/**
 * Returns the path of the first installed Chromium or Chrome; CHROMIUM_PATH comes before the usual paths.
 * @param {string[]} furtherPaths
 */
export function installedChromium(...furtherPaths) {
  return [...INSTALLED, ...furtherPaths].find((path) => path && existsSync(path));
}

/** Installs the headless shell with apt-get, but only as root, so that it needs no password (as in most CIs). */
async function installHeadlessShell() {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const apt = ['-qq', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=0'];
  const install = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'];
  for (const task of [['update'], install]) await run('apt-get', [...apt, ...task], env);
}

const download = () => runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium']);

/**
 * Returns the path of an installed Chromium. If there is none, tries to install the headless shell; if that fails,
 * lets Playwright download its browser.
 *
 * @returns {Promise<string | undefined>} `undefined` if none could be installed
 */
export async function ensureChromium() {
  const { chromium } = await import('@playwright/test');
  for (const install of [installHeadlessShell, download]) {
    const path = installedChromium(chromium.executablePath());
    if (path) return path;
    console.log('No Chromium found: installing one …');
    await install();
  }
  return installedChromium(chromium.executablePath());
}

/** Message to print when {@link ensureChromium} returns `undefined`. */
export const CHROMIUM_HELP =
  'The browser tests need Chromium or Chrome, and none could be installed. Install one of:\n' +
  '  npx playwright install --with-deps chromium\n' +
  '  apt-get install chromium-headless-shell   (Debian)\n' +
  'or set CHROMIUM_PATH to the program of one that you have.';
