import { hash } from 'node:crypto';
import { parseEnv } from '#config/env.ts';
import { feedFrameUrl, MAP_FRAME_URL } from '#config/place.ts';

const FRAME_ORIGINS = [MAP_FRAME_URL, feedFrameUrl('es')].map((url) => new URL(url).origin);

/** Lists the origins besides its own that the store sends requests to: backend, EmailJS, web vitals. */
export function contactedOrigins(raw: Readonly<Record<string, unknown>>): string[] {
  const { backendUrl, email } = parseEnv(raw, '');
  const vitals = raw['VITE_WEB_VITALS_URL'];
  const isElsewhere = typeof vitals === 'string' && /^https?:/.test(vitals);
  return [
    backendUrl,
    email.origin ?? 'https://api.emailjs.com',
    isElsewhere ? new URL(vitals).origin : '',
  ].filter((origin) => origin !== '');
}

/** Returns the security headers of every page. @param contacted result of {@link contactedOrigins} */
export function securityHeaders(
  inlineScripts: readonly string[],
  contacted: readonly string[],
): Readonly<Record<string, string>> {
  const policy = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...inlineScripts.map((code) => `'sha256-${hash('sha256', code, 'base64')}'`),
    ],
    // Sonner, the library of toasts, adds a style element.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Staff may enter the URL of a picture on any host.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'connect-src': ["'self'", ...contacted],
    // browser-image-compression starts its worker from a blob URL.
    'worker-src': ["'self'", 'blob:'],
    'frame-src': FRAME_ORIGINS,
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    // Windows of other sites get no reference to the store's window, and it gets none to them.
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  };
}

/** Returns the `_headers` file of static hosts: the headers of every path; files in /static/ are cached for a year. */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `/*
${lines.join('')}
/static/*
  Cache-Control: public, max-age=31536000, immutable
`;
}
