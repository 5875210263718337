import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { checkAccess } from './access.ts';
import { checkEmail } from './email.ts';
import { printed, type Finding } from './finding.ts';
import { openProject } from './project.ts';
import { checkMaxRows } from './rows.ts';
import { checkSettings, isSecretKey, type Variables } from './settings.ts';
import { checkSite } from './site.ts';
import { checkBuckets } from './storage.ts';
import { checkTables } from './tables.ts';

const CHECK_SQL = fileURLToPath(new URL('../../supabase/check.sql', import.meta.url));

/** How to look at a deployment. */
export type DoctorOptions = {
  /** The `VITE_…` variables, as a build would get them. */
  readonly variables: Variables;
  /** Whether to send one e-mail. */
  readonly send: boolean;
  /** Told each line. */
  readonly say: (line: string) => void;
  /** Origin of the e-mail service; EmailJS itself when omitted. */
  readonly emailOrigin?: string;
};

/**
 * Looks at a deployment with what every visitor has, changes nothing, and says line by line what is
 * right, what is wrong and what to do.
 *
 * @returns how many things are wrong
 */
export async function doctor(options: DoctorOptions): Promise<number> {
  const { variables, say } = options;
  const all: Finding[] = [];
  function tell(title: string, findings: readonly Finding[]): void {
    say(`\n${title}`);
    for (const finding of findings) say(printed(finding));
    all.push(...findings);
  }

  tell('Settings', checkSettings(variables));
  await lookAtProject(options, tell);
  const wrong = all.filter(({ verdict }) => verdict === 'wrong');
  const unproved = all.filter(({ verdict }) => verdict === 'unproved');
  say(`\n${wrong.length} wrong, ${unproved.length} unproved`);
  for (const { text } of wrong) say(`  ✗ ${text}`);
  return wrong.length;
}

async function lookAtProject(
  { variables, send, say, emailOrigin }: DoctorOptions,
  tell: (title: string, findings: readonly Finding[]) => void,
): Promise<void> {
  const read = (name: string) => (variables[name] ?? '').trim();
  const origin = read('VITE_SUPABASE_URL').replace(/\/$/, '');
  const key = read('VITE_SUPABASE_ANON_KEY');
  if (!URL.canParse(origin) || key === '' || isSecretKey(key)) return;
  const project = openProject(origin, key);

  const { isOpen, findings } = await checkAccess(project);
  tell('Project and sign-in', findings);
  if (isOpen) {
    tell('Tables', [...(await checkTables(project)), await checkMaxRows(project)]);
    tell('Storage', await checkBuckets(project));
  }
  tell('Published store', await checkSite(variables));
  const email = emailOrigin === undefined ? { send } : { send, origin: emailOrigin };
  tell('E-mail', await checkEmail(variables, email));
  if (!isOpen) return;
  say(`
What the public key cannot see (migrations, policies, limits, staff): paste this into the SQL editor
of the project, Dashboard → SQL Editor. It changes nothing. It is also in supabase/check.sql.
`);
  say(await readFile(CHECK_SQL, 'utf8'));
}
