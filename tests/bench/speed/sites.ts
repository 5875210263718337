import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Backend } from '#backend/types.ts';
import { buildPlainHtml } from './buildPlainHtml.tsx';
import { buildReactAlone, buildStore, otherOrigin, OWN_ORIGIN } from './builds.ts';
import type { CleanUp } from './cleanUp.ts';
import { backendAnswers, withBackend } from './serve/backendAnswers.ts';
import type { Certificate } from './serve/certificate.ts';
import { listen } from './serve/listen.ts';
import { loadStaticFiles } from './serve/staticFiles.ts';
import { SUBJECT_LABELS, type Subject, type SubjectKey } from './subjects.ts';

export type SiteContext = {
  readonly backend: Backend;
  /** Folder for everything that is built. */
  readonly dir: string;
  /** Needed for the subject with another origin. */
  readonly certificate: Certificate | null;
  readonly cleanUp: CleanUp;
};

/**
 * Builds what is measured and serves it: each subject at an origin of its own, so that no cache and
 * no storage of a browser is shared.
 */
export async function openSites(
  keys: readonly SubjectKey[],
  context: SiteContext,
): Promise<readonly Subject[]> {
  const backendAnswerer = backendAnswers(context.backend);
  const subjects: Subject[] = [];
  // The yardsticks are served with the headers of the store, so one build of it comes first.
  let headersFile: string | null = null;
  const inOrder =
    keys.includes('ours') || keys.includes('bare') ? keys : ['bare' as const, ...keys];
  for (const key of inOrder) {
    console.log(`  building: ${SUBJECT_LABELS[key]}`);
    const dir = join(context.dir, key);
    if (key === 'hosted') {
      subjects.push(await openHosted(dir, context));
      continue;
    }
    await build(key, dir, context);
    if (key === 'html' || key === 'react') {
      if (headersFile !== null) await cp(headersFile, join(dir, '_headers'));
    } else headersFile = join(dir, '_headers');
    if (!keys.includes(key)) continue;
    const server = await listen(context.cleanUp);
    server.serve(withBackend(await loadStaticFiles(dir), backendAnswerer));
    subjects.push({ key, origin: server.origin });
  }
  return subjects;
}

async function build(
  key: Exclude<SubjectKey, 'hosted'>,
  dir: string,
  { backend, cleanUp }: SiteContext,
): Promise<void> {
  switch (key) {
    case 'ours': {
      const data = await listen(cleanUp);
      data.serve(backendAnswers(backend));
      const settings = { ...OWN_ORIGIN, PRERENDER_BACKEND_URL: data.origin };
      return buildStore(dir, settings, cleanUp.stopped);
    }
    case 'bare':
      return buildStore(dir, OWN_ORIGIN, cleanUp.stopped);
    case 'html':
      return buildPlainHtml(dir, backend);
    case 'react':
      return buildReactAlone(dir, cleanUp.stopped);
  }
}

/** As with a hosted project: HTTP/2, and every request for data needs a preflight request first. */
async function openHosted(dir: string, { backend, certificate, cleanUp }: SiteContext) {
  if (certificate === null) throw new Error('HTTP/2 needs a certificate');
  const data = await listen(cleanUp, certificate);
  data.serve(backendAnswers(backend));
  const settings = {
    ...otherOrigin(data.origin, backend.anonKey),
    NODE_EXTRA_CA_CERTS: certificate.file,
  };
  await buildStore(dir, settings, cleanUp.stopped);
  const server = await listen(cleanUp, certificate);
  server.serve(await loadStaticFiles(dir));
  return { key: 'hosted', origin: server.origin } as const;
}
