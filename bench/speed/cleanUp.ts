/** Work that must be undone when the bench ends, however it ends. */
export type CleanUp = {
  /** Aborted when the bench is stopped from outside. */
  readonly stopped: AbortSignal;
  /** Adds something to undo; the latest is undone first. */
  add(undo: () => unknown): void;
  /** Undoes everything; a failure of one does not keep the others. */
  run(): Promise<void>;
};

/** Also undoes everything at Ctrl-C, and then ends the process. */
export function createCleanUp(): CleanUp {
  const undos: (() => unknown)[] = [];
  const stop = new AbortController();
  let running: Promise<void> | null = null;

  const run = () => (running ??= undoAll());

  async function undoAll(): Promise<void> {
    process.off('SIGINT', end).off('SIGTERM', end);
    for (let undo = undos.pop(); undo !== undefined; undo = undos.pop()) {
      try {
        await undo();
      } catch (error) {
        console.error(error);
      }
    }
  }

  function end(): void {
    console.error('\nStopped: closing servers and deleting temporary files …');
    stop.abort();
    void run().finally(() => process.exit(130));
  }
  process.once('SIGINT', end).once('SIGTERM', end);

  return {
    stopped: stop.signal,
    add: (undo) => void undos.push(undo),
    run,
  };
}
