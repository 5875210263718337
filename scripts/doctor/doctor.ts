import { readFile } from 'node:fs/promises';
import { parseEnv, publishableKeyOf } from '#config/env.ts';
import { buildContactEmail } from '#domain/order/contactEmail.ts';
import { checkAccess, checkBuckets, checkData } from './access.ts';
import { ask, describeAnswer, right, unproved, wrong, type Finding } from './project.ts';
import { checkSettings, isSecretKey, type Variables } from './settings.ts';
import { checkSite } from './site.ts';

const CHECK_SQL = new URL('../../supabase/check.sql', import.meta.url);

export type DoctorOptions = {
  readonly variables: Variables;
  readonly send: boolean;
  readonly emailOrigin?: string;
  readonly say: (line: string) => void;
};

/**
 * Checks the settings, the hosted project (with the public key) and the published store. Changes nothing, and
 * sends one test message to the shop if `send` is true. Prints what is right, what is wrong and what to do.
 *
 * @returns number of findings that are `wrong`
 */
export async function doctor(options: DoctorOptions): Promise<number> {
  const { variables, say } = options;
  const all: Finding[] = [];
  function report(title: string, findings: readonly Finding[]): void {
    say(`\n${title}`);
    for (const finding of findings) say(formatFinding(finding));
    all.push(...findings);
  }

  report('Settings', checkSettings(variables));
  await checkProject(options, report);
  const faults = all.filter(({ verdict }) => verdict === 'wrong');
  const undecided = all.filter(({ verdict }) => verdict === 'unproved');
  say(`\n${faults.length} wrong, ${undecided.length} unproved`);
  for (const { text } of faults) say(`  ✗ ${text}`);
  return faults.length;
}

async function checkProject(
  { variables, send, say, emailOrigin = 'https://api.emailjs.com' }: DoctorOptions,
  report: (title: string, findings: readonly Finding[]) => void,
): Promise<void> {
  const origin = parseEnv(variables, '').backendUrl;
  const key = publishableKeyOf(variables);
  if (!URL.canParse(origin) || key === '' || isSecretKey(key)) return;
  const project = { origin, key };

  const access = await checkAccess(project);
  const isOpen = access[0]?.verdict === 'right';
  report('Project and sign-in', access);
  if (isOpen) {
    report('Data', await checkData(project));
    report('Storage', await checkBuckets(project));
  }
  report('Published store', await checkSite(variables));
  report('E-mail', [
    send
      ? await sendContactEmail(variables, emailOrigin)
      : unproved(
          'e-mail, contact form: not tried',
          '`npm run doctor -- --send` sends one test message to the shop.',
        ),
    unproved(
      'e-mail, orders: not tried',
      'Send one order from the store, and see that it arrives with its products.',
    ),
  ]);
  if (!isOpen) return;
  say(`
What the public key cannot see (migrations, policies, limits, staff): paste this into the SQL editor
of the project, Dashboard → SQL Editor. It changes nothing. It is also in supabase/check.sql.
`);
  say(await readFile(CHECK_SQL, 'utf8'));
}

async function sendContactEmail(variables: Variables, origin: string): Promise<Finding> {
  const { email } = parseEnv(variables, '');
  const answer = await ask(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      user_id: email.publicKey,
      service_id: email.serviceId,
      template_id: email.contactTemplateId,
      template_params: buildContactEmail({
        name: 'Prueba de la tienda (npm run doctor)',
        email: 'prueba@example.com',
        phone: '0000 0000',
        message:
          'Mensaje de prueba: si lo recibe, la plantilla de contacto funciona. No hay que responder.',
      }),
    }),
  });
  if (answer.status === 200) {
    return right('EmailJS took a test message: see that it has arrived at the shop');
  }
  if (answer.status === 403 && /non-browser/i.test(answer.text)) {
    return unproved(
      'e-mail, contact form: EmailJS takes no messages from programs',
      'That is a good setting, and browsers are not concerned. Write a message on /contact, or allow\n' +
        'it for this test: emailjs.com → Account → Security.',
    );
  }
  const said =
    answer.status === 0 ? describeAnswer(answer) : `${answer.status}: ${answer.text.slice(0, 200)}`;
  return wrong(
    `EmailJS refused a test message (${said})`,
    'Compare the VITE_EMAILJS_… values with emailjs.com: Account (public key), Email Services,\n' +
      'Email Templates.',
  );
}

const MARKS = { right: '✓', wrong: '✗', unproved: '?' } as const;

function formatFinding({ verdict, text, advice }: Finding): string {
  const below = advice === undefined ? [] : advice.split('\n').map((line) => `      ${line}`);
  return [`  ${MARKS[verdict]} ${text}`, ...below].join('\n');
}
