import { preview } from 'vite';

// Serves the build and the embedded backend, with the data in STORE_DATA_DIR, on a free port. Sends the address
// to the process that started this script, and ends when that process ends.
const server = await preview({ logLevel: 'warn', preview: { port: 0 } });
// Keeps idle connections open. By default the server may close one just as a test sends a request on it, which
// then fails (https://nodejs.org/api/http.html#serverkeepalivetimeout).
if ('keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = 600_000;
process.on('disconnect', () => process.exit());
process.send?.(server.resolvedUrls?.local[0]);
