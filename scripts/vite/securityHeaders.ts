import { createHash } from 'node:crypto';
import { parseEnv } from '#config/env.ts';
import { feedFrameUrl, MAP_FRAME_URL } from '#config/place.ts';

/** `sha256-…` source expression of an inline script, as Content-Security-Policy expects it. */
function scriptHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

const FRAMES = [MAP_FRAME_URL, feedFrameUrl('es')].map((url) => new URL(url).origin);

/** Other origins that the store sends requests to. */
export function contactedOrigins(raw: Readonly<Record<string, unknown>>): string[] {
  const { backendUrl, email } = parseEnv(raw, '');
  const vitals = raw['VITE_WEB_VITALS_URL'];
  const isElsewhere = typeof vitals === 'string' && /^https?:/.test(vitals);
  const origins = [
    backendUrl,
    email.origin ?? 'https://api.emailjs.com',
    isElsewhere ? new URL(vitals).origin : '',
  ];
  return origins.filter((origin) => origin !== '');
}

/**
 * The response headers of every page.
 *
 * @param inlineScripts the code of each inline script
 */
export function securityHeaders(
  inlineScripts: readonly string[],
  contacted: readonly string[],
): Readonly<Record<string, string>> {
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(scriptHash)],
    // The library of toasts adds a style element.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Pictures may be linked from any host.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'connect-src': ["'self'", ...contacted],
    // The worker that compresses pictures starts as a blob.
    'worker-src': ["'self'", 'blob:'],
    'frame-src': FRAMES,
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    // Separates the store's window from those of other sites.
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  };
}

/** The headers in the `_headers` format of static hosts; chunks are cached for a year. */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `/*
${lines.join('')}
/static/*
  Cache-Control: public, max-age=31536000, immutable
`;
}
