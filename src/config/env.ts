import { LOCAL_ANON_KEY, LOCAL_EMAIL } from './localBackend.ts';
import { settings } from './settings.ts';

/** Where the store's services are, and the public keys to reach them with. */
export type Env = {
  /** Origin of the Supabase project, without a trailing slash. */
  readonly backendUrl: string;
  readonly anonKey: string;
  /** Public origin of the store, without a trailing slash; '' when the deployment does not say. */
  readonly siteUrl: string;
  /** Whether the storage hands pictures out in any size; hosted plans may lack that. */
  readonly imageRenditions: boolean;
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

const ORIGIN = /^https?:\/\/[^/\s?#]+\/?$/;

type Variables = Readonly<Record<string, unknown>>;

function readFrom(raw: Variables, name: string): string {
  const value = raw[name];
  return typeof value === 'string' ? value.trim() : '';
}

/**
 * Checks the settings that a build or a start is about to use; they go into the code, so whoever
 * runs it need not check them again.
 *
 * With VITE_SUPABASE_URL every variable must be there but VITE_SITE_URL and VITE_WEB_VITALS_URL.
 *
 * @param raw the variables, as Vite hands them over
 * @throws Error whose message lists everything that is wrong, a line each
 */
export function checkEnv(raw: Variables): void {
  const read = (name: string) => readFrom(raw, name);
  const isHosted = read('VITE_SUPABASE_URL') !== '';
  const missing = isHosted ? REQUIRED.filter((name) => read(name) === '') : [];
  const problems = missing.map((name) => `${name} is missing`);
  const isWrong = (name: string) => read(name) !== '' && !ORIGIN.test(read(name));
  if (isWrong('VITE_SUPABASE_URL')) {
    problems.push('VITE_SUPABASE_URL is not the address of a project, https://….supabase.co');
  }
  if (isWrong('VITE_SITE_URL')) {
    problems.push('VITE_SITE_URL is not the address of the store, https://www.example.com');
  }
  const vitals = read('VITE_WEB_VITALS_URL');
  if (vitals !== '' && !/^\/(?!\/)/.test(vitals) && !/^https?:\/\/[^/\s]/.test(vitals)) {
    problems.push('VITE_WEB_VITALS_URL is neither an address, https://…, nor a path, /…');
  }
  if (problems.length > 0) {
    throw new Error(`The settings in .env are not complete:\n- ${problems.join('\n- ')}`);
  }
}

/**
 * The settings of a deployment, from its `VITE_…` variables.
 *
 * Without VITE_SUPABASE_URL the embedded backend answers, on the store's own origin.
 *
 * @param raw the variables, which {@link checkEnv} has seen
 * @param ownOrigin origin that the store itself is served from
 */
export function parseEnv(raw: Variables, ownOrigin: string): Env {
  const read = (name: string) => readFrom(raw, name);
  const url = read('VITE_SUPABASE_URL').replace(/\/$/, '');
  const siteUrl = read('VITE_SITE_URL').replace(/\/$/, '');
  if (url === '') {
    return {
      backendUrl: ownOrigin,
      anonKey: LOCAL_ANON_KEY,
      siteUrl,
      imageRenditions: true,
      email: { origin: ownOrigin, ...LOCAL_EMAIL },
    };
  }
  return {
    backendUrl: url,
    anonKey: read('VITE_SUPABASE_ANON_KEY'),
    siteUrl,
    imageRenditions: read('VITE_IMAGE_RENDITIONS') === 'on',
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
export const env: Env = parseEnv(settings, globalThis.location?.origin ?? '');
