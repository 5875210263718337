/** Maximum size of request line and headers in Node and on hosted. */
const MAX_HEAD_BYTES = 16 * 1024;

/**
 * Refuses a request whose URL and headers are too long for a real server, so that a request that works
 * in a test also works in the browser.
 */
export function refuseLongHead(request: Request): Response | null {
  const line = `${request.method} ${request.url} HTTP/1.1`;
  let bytes = Buffer.byteLength(line);
  for (const [name, value] of request.headers) bytes += Buffer.byteLength(`${name}: ${value}\r\n`);
  return bytes > MAX_HEAD_BYTES
    ? Response.json({ message: 'Request header fields too large' }, { status: 431 })
    : null;
}
