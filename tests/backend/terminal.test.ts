import { expect, test } from 'vitest';
import { isLoopback } from '#backend/vite/loopback.ts';
import { createProgress } from '#backend/vite/progress.ts';

const CLEAR = '\r\u001B[2K';

test.each([
  [
    'on a terminal is one line, which is removed at the end',
    true,
    [`${CLEAR}  Starting Postgres…`, `${CLEAR}  Applying migrations…`, CLEAR],
  ],
  ['in a file has a line per step', false, ['  Starting Postgres…\n', '  Applying migrations…\n']],
])('progress %s', (_what, isTTY, expected) => {
  const written: string[] = [];
  const write = (text: string | Uint8Array) => written.push(String(text)) > 0;
  const progress = createProgress({ isTTY, write });
  progress.show('Starting Postgres');
  progress.show('Applying migrations');
  progress.end();
  expect(written).toEqual(expected);
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['192.168.1.20', false],
  ['::ffff:192.168.1.20', false],
  ['127.0.0.1.example.com', false],
  [undefined, false],
])('the address %s belongs to this machine: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});
