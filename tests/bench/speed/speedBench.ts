import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createBackend } from '#backend/createBackend.ts';
import { CHROMIUM_HELP, ensureChromium } from '../../../scripts/support/chromium.mjs';
import { ROOT } from '../../../scripts/support/run.mjs';
import { createCleanUp, type CleanUp } from './cleanUp.ts';
import { readConditions } from './conditions.ts';
import { browserStart, openBrowser } from './measures/browser.ts';
import { parseOptions, SECTIONS, USAGE, type Options } from './options.ts';
import { runSections } from './sections.ts';
import { createCertificate } from './serve/certificate.ts';
import { openSites } from './sites.ts';
import { SUBJECTS } from './subjects.ts';

const DEFAULT_JSON = join(ROOT, 'node_modules', '.cache', 'bench-speed.json');

async function bench(options: Options, chromium: string, cleanUp: CleanUp): Promise<boolean> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-speed-'));
  cleanUp.add(() => rmSync(dir, { recursive: true, force: true }));
  console.log('Starting the backend with the demo shop …');
  const backend = await createBackend({ dataDir: join(dir, 'backend'), demo: true });
  cleanUp.add(() => backend.close());
  const usesSubjects = SECTIONS.some((name) => name !== 'scale' && !options.skipped.includes(name));
  const certificate = options.subjects.includes('hosted') ? createCertificate(dir) : null;
  const subjects = usesSubjects
    ? await openSites(
        SUBJECTS.filter((key) => options.subjects.includes(key)),
        { backend, dir, certificate, cleanUp },
      )
    : [];
  const start = browserStart(chromium, certificate);
  const browser = await openBrowser(start);
  cleanUp.add(() => browser.close());

  const file = resolve(options.json);
  mkdirSync(dirname(file), { recursive: true });
  const conditions = readConditions(browser);
  const hasAll = await runSections({
    browser,
    start,
    subjects,
    options,
    dir,
    cleanUp,
    // After each section, so that a failure of a later one loses nothing.
    save: (results) =>
      writeFileSync(file, `${JSON.stringify({ ...conditions, ...results }, null, 2)}\n`),
  });
  const { machine, versions } = conditions;
  console.log(
    `\n${machine.cores} × ${machine.processor}, Node ${versions.node}, Chromium ${versions.browser}, ` +
      `Lighthouse ${versions.lighthouse}\nEvery value: ${file}`,
  );
  return hasAll;
}

/**
 * Measures the built store next to two yardsticks and prints tables of medians.
 *
 * @param args of the command line
 * @returns the exit code
 */
export async function speedBench(args: readonly string[]): Promise<number> {
  let options: Options | null;
  try {
    options = parseOptions(args, DEFAULT_JSON);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return 2;
  }
  if (options === null) {
    console.log(USAGE);
    return 0;
  }
  const chromium = await ensureChromium();
  if (chromium === null) {
    console.error(CHROMIUM_HELP);
    return 1;
  }
  const cleanUp = createCleanUp();
  try {
    return (await bench(options, chromium, cleanUp)) ? 0 : 1;
  } catch (error) {
    if (!cleanUp.stopped.aborted) console.error(error);
    return 1;
  } finally {
    await cleanUp.run();
  }
}
