import { preview } from 'vite';

/**
 * Serves the build with the embedded backend of STORE_DATA_DIR, at a port that is free. The process
 * that started it is told the address, and takes it along when it ends.
 */
const server = await preview({ logLevel: 'warn', preview: { port: 0 } });
// A connection that is closed for idleness just as a test uses it again fails that test's request.
if ('keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = 600_000;
process.on('disconnect', () => process.exit());
process.send?.(server.resolvedUrls?.local[0]);
