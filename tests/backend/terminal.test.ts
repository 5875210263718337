import { expect, test } from 'vitest';
import { isLoopback } from '#backend/vite/loopback.ts';
import { createProgress } from '#backend/vite/progress.ts';

/** An output that records what is written. */
function recorder(isTTY: boolean) {
  const written: string[] = [];
  const write = (text: string | Uint8Array) => {
    written.push(String(text));
    return true;
  };
  return { written, output: { isTTY, write } };
}

test('progress on a terminal is one line, which is removed at the end', () => {
  const { written, output } = recorder(true);
  const progress = createProgress(output);
  progress.show('Starting Postgres');
  progress.show('Applying migrations');
  progress.end();
  const clear = '\r\u001B[2K';
  expect(written).toEqual([
    `${clear}  Starting Postgres…`,
    `${clear}  Applying migrations…`,
    clear,
  ]);
});

test('progress in a file has a line per step', () => {
  const { written, output } = recorder(false);
  const progress = createProgress(output);
  progress.show('Starting Postgres');
  progress.show('Applying migrations');
  progress.end();
  expect(written).toEqual(['  Starting Postgres…\n', '  Applying migrations…\n']);
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['192.168.1.20', false],
  ['::ffff:192.168.1.20', false],
  ['127.0.0.1.example.com', false],
  ['fe80::1', false],
  [undefined, false],
])('the address %s belongs to this machine: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});
