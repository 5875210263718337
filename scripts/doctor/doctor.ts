import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { publishableKeyOf } from '#config/env.ts';
import { checkAccess, checkData } from './access.ts';
import { openProject } from './ask.ts';
import { checkEmail } from './email.ts';
import { printed, type Finding } from './finding.ts';
import { checkSettings, isSecretKey, urlOf, type Variables } from './settings.ts';
import { checkSite } from './site.ts';
import { checkBuckets } from './storage.ts';

const CHECK_SQL = fileURLToPath(new URL('../../supabase/check.sql', import.meta.url));

export type DoctorOptions = {
  /** The `VITE_…` variables of the build. */
  readonly variables: Variables;
  readonly send: boolean;
  readonly say: (line: string) => void;
};

/**
 * Checks a deployment with the public key, without changing anything, and prints what is right, what
 * is wrong and what to do.
 *
 * @returns number of wrong things
 */
export async function doctor(options: DoctorOptions): Promise<number> {
  const { variables, say } = options;
  const all: Finding[] = [];
  function report(title: string, findings: readonly Finding[]): void {
    say(`\n${title}`);
    for (const finding of findings) say(printed(finding));
    all.push(...findings);
  }

  report('Settings', checkSettings(variables));
  await checkProject(options, report);
  const wrong = all.filter(({ verdict }) => verdict === 'wrong');
  const unproved = all.filter(({ verdict }) => verdict === 'unproved');
  say(`\n${wrong.length} wrong, ${unproved.length} unproved`);
  for (const { text } of wrong) say(`  ✗ ${text}`);
  return wrong.length;
}

async function checkProject(
  { variables, send, say }: DoctorOptions,
  report: (title: string, findings: readonly Finding[]) => void,
): Promise<void> {
  const origin = urlOf(variables, 'VITE_SUPABASE_URL');
  const key = publishableKeyOf(variables);
  if (!URL.canParse(origin) || key === '' || isSecretKey(key)) return;
  const project = openProject(origin, key);

  const { isOpen, findings } = await checkAccess(project);
  report('Project and sign-in', findings);
  if (isOpen) {
    report('Data', await checkData(project));
    report('Storage', await checkBuckets(project));
  }
  report('Published store', await checkSite(variables));
  report('E-mail', await checkEmail(variables, { send }));
  if (!isOpen) return;
  say(`
What the public key cannot see (migrations, policies, limits, staff): paste this into the SQL editor
of the project, Dashboard → SQL Editor. It changes nothing. It is also in supabase/check.sql.
`);
  say(await readFile(CHECK_SQL, 'utf8'));
}
