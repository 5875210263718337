import type { PreviewServer, ViteDevServer } from 'vite';

type PortSettings = { readonly port?: number; readonly strictPort?: boolean };

/**
 * Ends the process with a message when the port cannot be used. Without `strictPort` Vite takes the
 * next port instead.
 */
export function explainPort(
  { httpServer, config }: ViteDevServer | PreviewServer,
  { port, strictPort }: PortSettings,
): void {
  // Before Vite's listener, which prints a stack trace.
  httpServer?.prependListener('error', (error: NodeJS.ErrnoException) => {
    const problem = problemOf(error, strictPort ?? false);
    if (problem === null) return;
    config.logger.error(
      `Port ${port} ${problem}. Stop the program that has it, or choose another: --port 5200`,
    );
    process.exit(1);
  });
}

function problemOf({ code }: NodeJS.ErrnoException, isStrict: boolean): string | null {
  if (code === 'EADDRINUSE' && isStrict) return 'is taken';
  return code === 'EACCES' ? 'is not for this user' : null;
}
