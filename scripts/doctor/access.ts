import { described, fieldsOf, type Answer, type Project } from './ask.ts';
import { right, unproved, wrong, type Finding } from './finding.ts';

export type Access = { readonly isOpen: boolean; readonly findings: readonly Finding[] };

const PROVIDERS = 'Dashboard → Authentication → Sign In / Providers';

/** Checks whether the project accepts the key, and its settings of sign-in. */
export async function checkAccess({ origin, ask }: Project): Promise<Access> {
  const answer = await ask('/auth/v1/settings');
  const refusal = refusalOf(origin, answer);
  if (refusal !== null) return { isOpen: false, findings: [refusal] };
  return {
    isOpen: true,
    findings: [right(`${origin} answers and takes the key`), ...signInFindings(fieldsOf(answer))],
  };
}

function refusalOf(origin: string, answer: Answer): Finding | null {
  const { status } = answer;
  if (status === 401 || status === 403) {
    return wrong(
      `the project refuses VITE_SUPABASE_PUBLISHABLE_KEY (${described(answer)})`,
      'It belongs to another project, or was rotated or switched off. Put the publishable key\n' +
        'of Dashboard → Settings → API keys into .env, then build and publish again.',
    );
  }
  if (status === 200 && 'disable_signup' in fieldsOf(answer)) return null;
  return wrong(
    `${origin} does not answer as a Supabase project (${described(answer)})`,
    'Compare VITE_SUPABASE_URL with Dashboard → Settings → Data API. A project that was paused has\n' +
      'to be restored on its dashboard.',
  );
}

function signInFindings(settings: Readonly<Record<string, unknown>>): Finding[] {
  const { disable_signup: isSignUpOff, external } = settings;
  const providers: Readonly<Record<string, unknown>> =
    typeof external === 'object' && external !== null ? { ...external } : {};
  return [
    isSignUpOff === true
      ? right('nobody can sign up')
      : wrong('anybody can sign up', `${PROVIDERS}: turn "Allow new users to sign up" off.`),
    providers['anonymous_users'] === true
      ? wrong('anonymous sign-in is on', `${PROVIDERS}: turn "Allow anonymous sign-ins" off.`)
      : right('anonymous sign-in is off'),
    providers['email'] === true
      ? right('staff can sign in by e-mail and password')
      : wrong(
          'sign-in by e-mail is off: staff cannot sign in',
          `${PROVIDERS} → Email: turn it on. Sign-up stays off by its own switch.`,
        ),
  ];
}

/** Checks that visitors can read the shop, and neither its orders nor what only the database uses. */
export async function checkData(project: Project): Promise<Finding[]> {
  return Promise.all([checkShop(project), checkOrders(project), checkPrivateSchema(project)]);
}

async function checkShop({ ask }: Project): Promise<Finding> {
  const answer = await ask('/rest/v1/producto?select=id&limit=1');
  if (answer.status === 200) return right('visitors can read the products');
  return wrong(
    `visitors cannot read the products (${described(answer)})`,
    'Apply supabase/migrations: `npx supabase db push`. The SQL below says what is missing.',
  );
}

async function checkOrders({ ask }: Project): Promise<Finding> {
  const answer = await ask('/rest/v1/pedido?select=id&limit=1');
  if (fieldsOf(answer)['code'] === '42501') return right('visitors cannot read the orders');
  if (answer.status !== 200) {
    return unproved(`orders: no answer to rely on (${described(answer)})`, 'Run the SQL below.');
  }
  return wrong(
    'visitors may read the orders, only staff should',
    'In the SQL editor: revoke select on public.pedido from anon;',
  );
}

async function checkPrivateSchema({ ask }: Project): Promise<Finding> {
  const answer = await ask('/rest/v1/staff?select=user_id&limit=1', {
    headers: { 'accept-profile': 'private' },
  });
  if (fieldsOf(answer)['code'] === 'PGRST106') return right('the schema private is not served');
  if (answer.status === 0 || answer.status >= 500) {
    return unproved(`the schema private: no answer (${described(answer)})`, 'Run this again.');
  }
  return wrong(
    'the schema private is served by the API',
    'Dashboard → Settings → Data API → Exposed schemas: take "private" out, leave "public".',
  );
}
