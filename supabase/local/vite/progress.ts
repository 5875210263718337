import type { WriteStream } from 'node:tty';

/** Shows what is being done while something long is under way. */
export type Progress = {
  readonly show: (message: string) => void;
  readonly end: () => void;
};

/** The part of a terminal, or of the file that stands in for one, that is written to. */
export type ProgressOutput = Pick<WriteStream, 'write'> & Partial<Pick<WriteStream, 'isTTY'>>;

const CLEAR_LINE = '\r\u001B[2K';

/** One line that changes on a terminal; a line per message anywhere else. */
export function createProgress(output: ProgressOutput): Progress {
  if (!output.isTTY) {
    return { show: (message) => void output.write(`  ${message}…\n`), end: () => {} };
  }
  return {
    show: (message) => void output.write(`${CLEAR_LINE}  ${message}…`),
    end: () => void output.write(CLEAR_LINE),
  };
}
