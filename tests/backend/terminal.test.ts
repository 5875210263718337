import { expect, test } from 'vitest';
import { isLoopback } from '#backend/vite/loopback.ts';
import { createProgress } from '#backend/vite/progress.ts';

/** A terminal, or the file that stands in for one, that remembers what was written. */
function recorder(isTTY: boolean) {
  const written: string[] = [];
  const write = (text: string | Uint8Array) => {
    written.push(String(text));
    return true;
  };
  return { written, output: { isTTY, write } };
}

test('on a terminal one line is written over, and gone at the end', () => {
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

test('in a file each step is a line', () => {
  const { written, output } = recorder(false);
  const progress = createProgress(output);
  progress.show('Starting Postgres');
  progress.show('Applying migrations');
  progress.end();
  expect(written).toEqual(['  Starting Postgres…\n', '  Applying migrations…\n']);
});

test.each([
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['192.168.1.20', false],
  ['::ffff:192.168.1.20', false],
  ['128.0.0.1', false],
  ['127.0.0.1.example.com', false],
  ['fe80::1', false],
  ['', false],
  [undefined, false],
])('the address %s is this machine: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});
