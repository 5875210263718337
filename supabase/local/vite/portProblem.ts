import type { PreviewServer, ViteDevServer } from 'vite';

/** The settings that decide about the port. */
type PortSettings = { readonly port?: number; readonly strictPort?: boolean };

/**
 * Ends the process with a sentence where the port cannot be had. Without `strictPort` a taken one
 * is none: Vite takes the next.
 */
export function explainPort(
  { httpServer, config }: ViteDevServer | PreviewServer,
  { port, strictPort }: PortSettings,
): void {
  // Before Vite's own, which ends in a stack trace.
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
