import { createHash } from 'node:crypto';

/** `sha256-…` source expression of an inline script, as Content-Security-Policy wants it. */
function scriptHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/**
 * Response headers that every page of the store is served with.
 *
 * @param inlineScripts the code of each script that stands in the document itself
 * @param connectTo origins that the store talks to, besides its own
 */
export function securityHeaders(
  inlineScripts: readonly string[],
  connectTo: readonly string[],
): Readonly<Record<string, string>> {
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(scriptHash)],
    // Toasts bring their own style element along.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Staff may have linked pictures of any host.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'connect-src': ["'self'", ...connectTo],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
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
