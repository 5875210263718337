import { tableTasks } from './tableTasks.ts';

type Message = { readonly name: keyof typeof tableTasks; readonly given: never[] };

onmessage = async ({ data: { name, given } }: MessageEvent<Message>) => {
  const task: (...given: never[]) => unknown = tableTasks[name];
  try {
    postMessage({ result: await task(...given) });
  } catch (error) {
    postMessage({ failure: String(error) });
  }
};
