import type { WriteStream } from 'node:tty';

export type Progress = {
  readonly show: (message: string) => void;
  readonly end: () => void;
};

export type ProgressOutput = Pick<WriteStream, 'write'> & Partial<Pick<WriteStream, 'isTTY'>>;

const CLEAR_LINE = '\r\u001B[2K';

/** Shows the current step: on a terminal in one changing line, elsewhere in a line per step. */
export function createProgress(output: ProgressOutput): Progress {
  if (!output.isTTY) {
    return { show: (message) => void output.write(`  ${message}…\n`), end: () => {} };
  }
  return {
    show: (message) => void output.write(`${CLEAR_LINE}  ${message}…`),
    end: () => void output.write(CLEAR_LINE),
  };
}
