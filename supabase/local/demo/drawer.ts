import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { DEMO_DIR } from '../paths.ts';
import type { DemoPicture } from './pictures.ts';

/** Draws pictures without keeping this process from its work. */
export type Drawer = {
  /**
   * Draws one of `PICTURE_GROUPS`, told by its index.
   *
   * @throws when the drawer has stopped
   */
  draw(group: number): Promise<readonly DemoPicture[]>;
  stop(): void;
};

type Answer = { readonly group: number; readonly pictures: readonly DemoPicture[] };

const PROGRAM = path.join(DEMO_DIR, 'drawerProcess.mjs');
// A process takes 200 MB.
const MAX_DRAWERS = 4;

/** As many drawers as leave one processor to the store and its browser. */
export function startDrawers(): Drawer[] {
  const count = Math.min(MAX_DRAWERS, Math.max(1, availableParallelism() - 1));
  return Array.from({ length: count }, startDrawer);
}

/** A process, not a thread: it loads native libraries that threads cannot be stopped with. */
export function startDrawer(): Drawer {
  const child = fork(PROGRAM, { execArgv: [], serialization: 'advanced' });
  const answers = new Map<number, (pictures: readonly DemoPicture[]) => void>();
  const ended = new Promise<never>((_resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('The process that draws the pictures has ended')));
  });
  // Told to whoever waits for a picture.
  ended.catch(() => {});
  child.on('message', ({ group, pictures }: Answer) => {
    answers.get(group)?.(pictures);
    answers.delete(group);
  });
  return {
    draw(group) {
      const drawn = new Promise<readonly DemoPicture[]>((resolve) => answers.set(group, resolve));
      child.send(group, () => {});
      return Promise.race([drawn, ended]);
    },
    stop: () => void child.kill(),
  };
}
