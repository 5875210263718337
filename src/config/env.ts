import { LOCAL_ANON_KEY, LOCAL_EMAIL } from './localBackend.ts';

/**
 * The `VITE_…` variables that the store was built with. They are empty in code that runs outside a build,
 * such as the configuration of Vite.
 */
export const settings: Partial<ImportMetaEnv> = { ...import.meta.env };

const REQUIRED = [
  'VITE_EMAILJS_PUBLIC_KEY',
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_ORDER_TEMPLATE_ID',
  'VITE_EMAILJS_CONTACT_TEMPLATE_ID',
] as const;

/** Reads the public key of the Supabase project, whose variable has a newer and an older name. */
export const publishableKeyOf = (raw: Variables): string =>
  readFrom(raw, 'VITE_SUPABASE_PUBLISHABLE_KEY') || readFrom(raw, 'VITE_SUPABASE_ANON_KEY');

const ORIGIN = /^https?:\/\/[^/\s?#]+\/?$/;

type Variables = Readonly<Record<string, unknown>>;

function readFrom(raw: Variables, name: string): string {
  const value = raw[name];
  return typeof value === 'string' ? value.trim() : '';
}

/**
 * Checks the settings of a build or a start. With VITE_SUPABASE_URL the public key and the variables of EmailJS are
 * required; all others are optional.
 *
 * @param raw the variables from Vite
 * @throws Error whose message has a line per problem
 */
export function checkEnv(raw: Variables): void {
  const read = (name: string) => readFrom(raw, name);
  const isHosted = read('VITE_SUPABASE_URL') !== '';
  const missing = isHosted ? REQUIRED.filter((name) => read(name) === '') : [];
  const problems = missing.map((name) => `${name} is missing`);
  if (isHosted && publishableKeyOf(raw) === '') {
    problems.unshift('VITE_SUPABASE_PUBLISHABLE_KEY is missing');
  }
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
 * Converts the `VITE_…` variables to the settings of a deployment. Without VITE_SUPABASE_URL the store
 * uses the embedded backend at its own origin.
 *
 * @param raw the variables, checked by {@link checkEnv}
 * @param ownOrigin origin of the store
 */
export function parseEnv(raw: Variables, ownOrigin: string) {
  const read = (name: string) => readFrom(raw, name);
  const url = read('VITE_SUPABASE_URL').replace(/\/$/, '');
  const isHosted = url !== '';
  return {
    /** Origin of the Supabase project, without a trailing slash. */
    backendUrl: url || ownOrigin,
    /** Prefix of the URLs of stored pictures; '' for the store's own origin. */
    pictureOrigin: url,
    anonKey: isHosted ? publishableKeyOf(raw) : LOCAL_ANON_KEY,
    /** Public origin of the store, without a trailing slash; '' when it is not set. */
    siteUrl: read('VITE_SITE_URL').replace(/\/$/, ''),
    /** True if the storage transforms pictures, which not every hosted plan does. */
    imageRenditions: !isHosted || read('VITE_IMAGE_RENDITIONS') === 'on',
    email: isHosted
      ? {
          /** Origin of the e-mail service; `null` for EmailJS. */
          origin: null,
          publicKey: read('VITE_EMAILJS_PUBLIC_KEY'),
          serviceId: read('VITE_EMAILJS_SERVICE_ID'),
          orderTemplateId: read('VITE_EMAILJS_ORDER_TEMPLATE_ID'),
          contactTemplateId: read('VITE_EMAILJS_CONTACT_TEMPLATE_ID'),
        }
      : { origin: ownOrigin, ...LOCAL_EMAIL },
  };
}

export const env = parseEnv(settings, globalThis.location?.origin ?? '');
