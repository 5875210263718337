/**
 * Responds to a preflight request as hosted, which allows every origin and header. The services of
 * @supabase/lite would each respond differently.
 */
export function respondToPreflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS',
      'access-control-allow-headers':
        request.headers.get('access-control-request-headers') ?? 'authorization, apikey',
      'access-control-max-age': '3600',
      vary: 'Access-Control-Request-Headers',
    },
  });
}

export function withCors(response: Response): Response {
  response.headers.set('access-control-allow-origin', '*');
  response.headers.set('access-control-expose-headers', '*');
  response.headers.delete('access-control-allow-credentials');
  return response;
}
