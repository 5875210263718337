import type { WriteStream } from 'node:tty';

/** Shows what is being done while something long is under way. */
export type Progress = {
  readonly show: (message: string) => void;
  readonly end: () => void;
};

/** The part of a terminal, or of the file that stands in for one, that is written to. */
export type ProgressOutput = Pick<WriteStream, 'write'> & Partial<Pick<WriteStream, 'isTTY'>>;

/** Between two lines about the same thing, where lines stay. */
const LINE_INTERVAL_MS = 5_000;

/** One line that changes on a terminal; plain lines, and few of them, anywhere else. */
export function createProgress(output: ProgressOutput, now = () => performance.now()): Progress {
  return output.isTTY ? updatingLine(output) : plainLines(output, now);
}

function updatingLine(output: ProgressOutput): Progress {
  const clear = '\r\u001B[2K';
  return {
    show: (message) => void output.write(`${clear}  ${message}…`),
    end: () => void output.write(clear),
  };
}

function plainLines(output: ProgressOutput, now: () => number): Progress {
  let lastTopic = '';
  let lastAt = 0;
  return {
    show(message) {
      const [topic = ''] = message.split(':');
      if (topic === lastTopic && now() - lastAt < LINE_INTERVAL_MS) return;
      lastTopic = topic;
      lastAt = now();
      output.write(`  ${message}…\n`);
    },
    end: () => {},
  };
}
