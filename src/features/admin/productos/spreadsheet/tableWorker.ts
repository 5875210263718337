import { tableTasks } from './tableTasks.ts';

type Message = { readonly name: keyof typeof tableTasks; readonly args: never[] };

onmessage = async ({ data: { name, args } }: MessageEvent<Message>) => {
  const task: (...args: never[]) => unknown = tableTasks[name];
  try {
    postMessage({ result: await task(...args) });
  } catch (error) {
    postMessage({ failure: String(error) });
  }
};
