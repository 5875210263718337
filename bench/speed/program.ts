import { spawn } from 'node:child_process';

export type Outcome = {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
};

type Settings = {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Ends the program, with everything that it started. */
  readonly stopped: AbortSignal;
};

/** Runs a program and returns what it printed. @throws Error when it cannot be started */
export function runProgram(
  command: string,
  args: readonly string[],
  { cwd, env, stopped }: Settings,
): Promise<Outcome> {
  // Where there are process groups, one of its own: a signal then reaches its child processes too.
  const isGroup = process.platform !== 'win32';
  const child = spawn(command, args, { cwd, env, detached: isGroup });
  // Lighthouse closes its browser at SIGINT only.
  const stop = () => {
    if (child.pid === undefined || child.exitCode !== null) return;
    if (isGroup) process.kill(-child.pid, 'SIGINT');
    else child.kill();
  };
  stopped.addEventListener('abort', stop, { once: true });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (code) => {
      stopped.removeEventListener('abort', stop);
      resolve({ code, stdout, stderr });
    });
  });
}
