import { preview } from 'vite';

// Serves the build with the embedded backend of STORE_DATA_DIR, at a free port. It sends the address to the
// process that started it, and ends with that process.
const server = await preview({ logLevel: 'warn', preview: { port: 0 } });
// A connection that is closed as idle just as a test uses it again fails that test's request
// (https://nodejs.org/api/http.html#serverkeepalivetimeout).
if ('keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = 600_000;
process.on('disconnect', () => process.exit());
process.send?.(server.resolvedUrls?.local[0]);
