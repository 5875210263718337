import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import type { Browser } from '@playwright/test';
import { ROOT } from '../../../scripts/support/run.mjs';
import { LIGHTHOUSE } from './measures/lighthouse.ts';

/** Of what, when and where the figures were taken. */
export function readConditions(browser: Browser) {
  const processors = cpus();
  return {
    date: new Date().toISOString(),
    ...readCommit(),
    machine: {
      platform: `${process.platform} ${process.arch}`,
      processor: processors[0]?.model ?? 'unknown',
      cores: processors.length,
      memoryGB: Math.round(totalmem() / 1024 ** 3),
    },
    versions: {
      node: process.version,
      browser: browser.version(),
      lighthouse: LIGHTHOUSE,
    },
  };
}

/** `commit` is null in a folder that Git does not keep. */
function readCommit() {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return { commit: git('rev-parse', 'HEAD'), isClean: git('status', '--porcelain') === '' };
  } catch {
    return { commit: null, isClean: false };
  }
}
