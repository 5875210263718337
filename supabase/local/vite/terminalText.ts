import { inspect } from 'node:util';
import { diskProblem } from '../data/diskProblem.ts';

/**
 * An error as the terminal shows it: what a person can act on without the place in the code that it
 * came from, anything else with all that is known.
 */
export function terminalText(error: unknown): string {
  // By name: the backend is loaded apart, with a class of its own.
  if (error instanceof Error && error.name === 'BackendError') return error.message;
  const problem = diskProblem(error);
  if (problem !== null) return `The data directory: ${problem.reason}. ${problem.advice}`;
  if (error instanceof Error) return error.stack ?? error.message;
  return typeof error === 'string' ? error : inspect(error);
}
