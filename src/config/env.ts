import { LOCAL_ANON_KEY, LOCAL_EMAIL } from './localBackend.ts';

/** Where the store's services are, and the public keys to reach them with. */
export type Env = {
  /** Origin of the Supabase project, without a trailing slash. */
  readonly backendUrl: string;
  readonly anonKey: string;
  readonly email: {
    /** Origin of the e-mail service; `null`: EmailJS's own. */
    readonly origin: string | null;
    readonly publicKey: string;
    readonly serviceId: string;
    readonly orderTemplateId: string;
    readonly contactTemplateId: string;
  };
};

const REQUIRED = [
  'VITE_SUPABASE_ANON_KEY',
  'VITE_EMAILJS_PUBLIC_KEY',
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_ORDER_TEMPLATE_ID',
  'VITE_EMAILJS_CONTACT_TEMPLATE_ID',
] as const;

/**
 * The settings of a deployment, from its `VITE_…` variables.
 *
 * Without VITE_SUPABASE_URL the embedded backend answers, on the store's own origin; with it,
 * every other variable must be there too.
 *
 * @param raw the variables, as Vite hands them over
 * @param ownOrigin origin that the store itself is served from
 * @throws Error whose message lists everything that is wrong, a line each
 */
export function parseEnv(raw: Readonly<Record<string, unknown>>, ownOrigin: string): Env {
  const read = (name: string) => {
    const value = raw[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const url = read('VITE_SUPABASE_URL');
  if (url === '') {
    return {
      backendUrl: ownOrigin,
      anonKey: LOCAL_ANON_KEY,
      email: { origin: ownOrigin, ...LOCAL_EMAIL },
    };
  }
  const problems = REQUIRED.filter((name) => read(name) === '').map((name) => `${name} is missing`);
  if (!/^https?:\/\/[^/\s]+\/?$/.test(url)) {
    problems.push('VITE_SUPABASE_URL is not the address of a project, https://….supabase.co');
  }
  if (problems.length > 0) {
    throw new Error(`The settings in .env are not complete:\n- ${problems.join('\n- ')}`);
  }
  return {
    backendUrl: url.replace(/\/$/, ''),
    anonKey: read('VITE_SUPABASE_ANON_KEY'),
    email: {
      origin: null,
      publicKey: read('VITE_EMAILJS_PUBLIC_KEY'),
      serviceId: read('VITE_EMAILJS_SERVICE_ID'),
      orderTemplateId: read('VITE_EMAILJS_ORDER_TEMPLATE_ID'),
      contactTemplateId: read('VITE_EMAILJS_CONTACT_TEMPLATE_ID'),
    },
  };
}

/** The settings of this deployment. */
export const env: Env = parseEnv({ ...import.meta.env }, globalThis.location?.origin ?? '');
