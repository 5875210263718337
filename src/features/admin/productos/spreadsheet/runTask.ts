import type { tableTasks } from './tableTasks.ts';

type Tasks = typeof tableTasks;

/** Runs one of the `tableTasks` in a worker, so that it does not block the page. */
export function runTask<Name extends keyof Tasks>(name: Name, ...args: Parameters<Tasks[Name]>) {
  const worker = new Worker(new URL('./tableWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<Awaited<ReturnType<Tasks[Name]>>>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => {
      if ('failure' in data) reject(new Error(data.failure));
      else resolve(data.result);
    });
    worker.addEventListener('error', ({ message }) => {
      reject(new Error(message || 'the worker did not start'));
    });
    worker.postMessage({ name, args }, []);
  }).finally(() => worker.terminate());
}
