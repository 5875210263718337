const ALLOWED_METHODS = 'GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS';
const EXPOSED_HEADERS = [
  'Content-Encoding',
  'Content-Location',
  'Content-Range',
  'Content-Type',
  'Date',
  'ETag',
  'Location',
  'Preference-Applied',
  'Range-Unit',
].join(', ');

/**
 * The answer to a browser that asks whether it may send a request from another origin: hosted lets
 * every origin ask, and every header be sent; @supabase/lite differs from service to service.
 */
export function answerPreflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': ALLOWED_METHODS,
      'access-control-allow-headers':
        request.headers.get('access-control-request-headers') ?? 'authorization, apikey',
      'access-control-max-age': '3600',
      vary: 'Access-Control-Request-Headers',
    },
  });
}

/** The response, readable from every origin. */
export function withCors(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('access-control-allow-origin', '*');
  headers.set('access-control-expose-headers', EXPOSED_HEADERS);
  headers.delete('access-control-allow-credentials');
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}
