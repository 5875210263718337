import { expect, test } from 'vitest';
import { WITHOUT_SUBJECT } from '../../scripts/lint/comments.js';
import { filesBelow } from './files.ts';

const COMMENT = { '.css': /\/\*([\s\S]*?)\*\//g, '.sql': /(?<!-- .*\n) *--(.*)/g };

test.each(['.css', '.sql'] as const)('comments in %s files begin with their subject', (ending) => {
  const wrong = ['src', 'supabase'].flatMap((folder) =>
    filesBelow(folder, ending).flatMap(({ path, text }) =>
      [...text.matchAll(COMMENT[ending])]
        .filter(([, comment = '']) => WITHOUT_SUBJECT.test(comment))
        .map(([comment]) => `${path}: ${comment.trim()}`),
    ),
  );
  expect(wrong).toEqual([]);
});
