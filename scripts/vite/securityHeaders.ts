import { createHash } from 'node:crypto';
import { parseEnv } from '#config/env.ts';
import { feedFrameUrl, MAP_FRAME_URL } from '#config/frames.ts';

/** `sha256-…` source expression of an inline script, as Content-Security-Policy wants it. */
function scriptHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** Origins that the store contacts, besides its own. */
export type ContactedOrigins = {
  /** Of services that it sends requests to. */
  readonly requests: readonly string[];
  /** Of pages that it shows in frames. */
  readonly frames: readonly string[];
};

/** Frames are shown after a request has told that they can be reached: so both are allowed. */
const FRAMES = [MAP_FRAME_URL, feedFrameUrl('es')].map((url) => new URL(url).origin);

/** The origins that a deployment with these `VITE_…` variables contacts. */
export function contactedOrigins(raw: Readonly<Record<string, unknown>>): ContactedOrigins {
  const { backendUrl, email } = parseEnv(raw, '');
  const vitals = raw['VITE_WEB_VITALS_URL'];
  const isElsewhere = typeof vitals === 'string' && /^https?:/.test(vitals);
  const requests = [
    backendUrl,
    email.origin ?? 'https://api.emailjs.com',
    isElsewhere ? new URL(vitals).origin : '',
    ...FRAMES,
  ];
  return { requests: requests.filter((origin) => origin !== ''), frames: FRAMES };
}

/**
 * Response headers that every page of the store is served with.
 *
 * @param inlineScripts the code of each script that stands in the document itself
 */
export function securityHeaders(
  inlineScripts: readonly string[],
  contacted: ContactedOrigins,
): Readonly<Record<string, string>> {
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(scriptHash)],
    // Toasts bring their own style element along.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Staff may have linked pictures of any host.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'connect-src': ["'self'", ...contacted.requests],
    // Pictures are made smaller in a worker that starts as a blob and loads its library from here.
    'worker-src': ["'self'", 'blob:'],
    'frame-src': [...contacted.frames],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    // Another site's window keeps no handle on the store's, and the store none on that of a link.
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  };
}

/** The headers in the `_headers` format of static hosts, chunks cached for a year. */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...lines,
    '',
    '/static/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
}
