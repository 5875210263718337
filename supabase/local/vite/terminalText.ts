import { inspect } from 'node:util';
import { diskProblem } from '../data/diskProblem.ts';

/**
 * An error as the terminal shows it: without a stack trace when its message tells what to do.
 */
export function terminalText(error: unknown): string {
  // By name, because the backend is loaded separately, with its own copy of the class.
  if (error instanceof Error && error.name === 'BackendError') return error.message;
  const problem = diskProblem(error);
  if (problem !== null) return `The data directory: ${problem.reason}. ${problem.advice}`;
  if (error instanceof Error) return error.stack ?? error.message;
  return typeof error === 'string' ? error : inspect(error);
}
