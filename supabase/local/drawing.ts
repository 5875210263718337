import { EventEmitter, once } from 'node:events';
import type { PGlite } from '@electric-sql/pglite';
import { startDrawers } from './demo/drawer.ts';
import type { Drawer } from './demo/drawer.ts';
import type { DemoPicture } from './demo/pictures.ts';
import { PICTURE_GROUPS } from './demo/plan.ts';
import type { OneAtATime } from './oneAtATime.ts';
import type { ObjectFiles } from './storage/objectFiles.ts';
import { metadataOf } from './storage/objectMetadata.ts';

/** The pictures of the demo shop while they are being drawn. */
export type Drawing = {
  /**
   * Waits for a picture that is not drawn yet, and has it drawn next; at once for anything else.
   *
   * @throws what the signal is aborted with
   */
  arrival(bucket: string, name: string, signal: AbortSignal): Promise<void>;
  /** Resolves when every picture is drawn, or drawing was stopped; rejects when drawing fails. */
  readonly done: Promise<void>;
  stop(): void;
};

/** What drawing needs. */
export type DrawingTools = {
  readonly db: PGlite;
  readonly files: ObjectFiles;
  readonly oneAtATime: OneAtATime;
  readonly onProgress: (message: string) => void;
  /** Asked only when there is something to draw. */
  readonly drawers?: () => readonly Drawer[];
  /** Paths of pictures ('bucket/path') that are drawn together; the index is what drawers are told. */
  readonly groups?: readonly (readonly string[])[];
};

const CACHE_CONTROL = 'max-age=3600';
// While one is painted, the image library's own threads encode the other.
const GROUPS_PER_DRAWER = 2;

const UNDRAWN_SQL = `
select bucket_id || '/' || name as path, version from storage.objects where metadata is null
`;
// Staff may have removed or replaced it meanwhile: then what they did stays.
const DRAWN_SQL = 'update storage.objects set metadata = $2 where version = $1 returning 1';

/** Draws, in the background, what earlier starts have not drawn yet. */
export async function startDrawing({
  db,
  files,
  oneAtATime,
  onProgress,
  drawers: makeDrawers = startDrawers,
  groups = PICTURE_GROUPS,
}: DrawingTools): Promise<Drawing> {
  const { rows } = await db.query<{ path: string; version: string }>(UNDRAWN_SQL);
  const undrawn = new Map(rows.map(({ path, version }) => [path, version]));
  const total = undrawn.size;
  const waiting = new Set(
    groups.flatMap((paths, group) => (paths.some((path) => undrawn.has(path)) ? [group] : [])),
  );
  const wanted: number[] = [];
  const arrivals = new EventEmitter().setMaxListeners(0);
  const drawers = waiting.size === 0 ? [] : makeDrawers();
  let stopped = false;

  function next(): number | undefined {
    // Who asked first may have gone to another page meanwhile.
    const [group] = [...wanted.splice(-1), ...waiting];
    if (group !== undefined) waiting.delete(group);
    return group;
  }

  async function store({ bucket, path, contentType, bytes }: DemoPicture): Promise<void> {
    const key = `${bucket}/${path}`;
    const version = undrawn.get(key);
    if (version === undefined || stopped) return;
    await files.write(bytes, version);
    const metadata = metadataOf({ bytes, mimeType: contentType, cacheControl: CACHE_CONTROL });
    const updated = await oneAtATime(() => db.query(DRAWN_SQL, [version, metadata]));
    if (updated.rows.length === 0) await files.remove(version);
    undrawn.delete(key);
    arrivals.emit(key);
    onProgress(`Drawing pictures: ${total - undrawn.size} of ${total}`);
  }

  async function work(drawer: Drawer): Promise<void> {
    for (let group = next(); group !== undefined; group = next()) {
      for (const picture of await drawer.draw(group)) await store(picture);
    }
  }

  /** Whoever still waits is told by the storage that there is no such picture. */
  function end(): void {
    for (const drawer of drawers) drawer.stop();
    const missing = [...undrawn.keys()];
    undrawn.clear();
    for (const key of missing) arrivals.emit(key);
  }

  async function drawAll(): Promise<void> {
    const workers = drawers.flatMap((drawer) => Array<Drawer>(GROUPS_PER_DRAWER).fill(drawer));
    try {
      await Promise.all(workers.map(work));
    } catch (error) {
      if (!stopped) throw error;
    } finally {
      end();
    }
  }

  const done = drawAll();
  // Told to whoever asks for it.
  done.catch(() => {});

  return {
    async arrival(bucket, name, signal) {
      const key = `${bucket}/${name}`;
      if (!undrawn.has(key)) return;
      const group = groups.findIndex((paths) => paths.includes(key));
      if (waiting.delete(group)) wanted.push(group);
      await once(arrivals, key, { signal });
    },
    done,
    stop() {
      stopped = true;
      end();
    },
  };
}
