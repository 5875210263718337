import { checkEnv, parseEnv, publishableKeyOf } from '#config/env.ts';
import { fieldsOf, right, unproved, wrong, type Finding } from './project.ts';

export type Variables = Readonly<Record<string, string>>;

const NO_PROJECT = `To use a hosted project: copy .env.example to .env and set
VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY and the four VITE_EMAILJS_… values
(docs/hosting.md, step 4).`;

export function checkSettings(variables: Variables): Finding[] {
  const url = parseEnv(variables, '').backendUrl;
  const problems = problemsOf(variables).map((problem) =>
    wrong(problem, 'Set it in .env; .env.example shows how.'),
  );
  if (url === '') {
    return [
      unproved('no VITE_SUPABASE_URL: the store runs with its embedded backend', NO_PROJECT),
      ...problems,
    ];
  }
  if (/\/\/your-project\./.test(url)) {
    problems.push(
      wrong(
        'VITE_SUPABASE_URL is still the one of .env.example',
        'Put the URL of your project there: Dashboard → Settings → Data API.',
      ),
    );
  }
  const key = keyFinding(variables);
  if (key !== null) problems.push(key);
  return problems.length > 0 ? problems : [right('.env is complete')];
}

/** Tells whether a key is secret: it has more rights than visitors, so the store must not use it. */
export function isSecretKey(key: string): boolean {
  return key.startsWith('sb_secret_') || claimsOf(key)['role'] === 'service_role';
}

function keyFinding(variables: Variables): Finding | null {
  const key = publishableKeyOf(variables);
  if (isSecretKey(key)) {
    return wrong(
      'VITE_SUPABASE_PUBLISHABLE_KEY is a SECRET key: it opens everything, and builds make it public',
      'Take it out of .env at once. Dashboard → Settings → API keys: revoke it where a build with it\n' +
        'was published, and use the publishable key instead. Nothing was asked with it.',
    );
  }
  const { ref } = claimsOf(key);
  const { backendUrl } = parseEnv(variables, '');
  const host = /^https:\/\/([a-z0-9]+)\.supabase\.(?:co|in)/.exec(backendUrl)?.[1];
  if (typeof ref === 'string' && host !== undefined && ref !== host) {
    return wrong(
      `the key belongs to the project ${ref}, the URL to ${host}`,
      'Take both from the same project: Dashboard → Settings → API keys.',
    );
  }
  if (!key.startsWith('eyJ')) return null;
  return unproved(
    'the key is a legacy one (anon), which Supabase ends late in 2026',
    'Put the publishable key (sb_publishable_…) of Dashboard → Settings → API keys into\n' +
      'VITE_SUPABASE_PUBLISHABLE_KEY, then build and publish again.',
  );
}

/** Reads the claims of a legacy key, which is a JSON Web Token. */
const claimsOf = (key: string) =>
  fieldsOf({ text: Buffer.from(key.split('.')[1] ?? '', 'base64url').toString() });

function problemsOf(variables: Variables): string[] {
  try {
    checkEnv(variables);
    return [];
  } catch (error) {
    return String(error).split('\n- ').slice(1);
  }
}
