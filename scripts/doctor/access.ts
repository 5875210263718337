import { described, fieldsOf, type Answer } from './ask.ts';
import { right, wrong, type Finding } from './finding.ts';
import type { Project } from './project.ts';

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
      `the project refuses VITE_SUPABASE_ANON_KEY (${described(answer)})`,
      'It belongs to another project, or was rotated or switched off. Put the publishable (anon) key\n' +
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
