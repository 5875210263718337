import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findTemplate, getTemplate } from '#backend/database/templates.ts';
import type { Template } from '#backend/database/templates.ts';

const made: Template[] = [];

afterEach(async () => {
  for (const { dir } of made.splice(0)) {
    await rm(dir, { recursive: true, force: true });
  }
});

const dumpOf = (text: string) => new Blob([text]);

test('concurrent calls for the same template make it once', async () => {
  const ingredients = ['test', randomUUID()];
  let makers = 0;
  const templates = await Promise.all(
    Array.from({ length: 5 }, () =>
      getTemplate(ingredients, async () => {
        makers += 1;
        return dumpOf('database');
      }),
    ),
  );
  made.push(...templates);
  expect(makers).toBe(1);
  for (const { dump } of templates) expect(await dump.text()).toBe('database');
});

test('a template is found again only with the same ingredients', async () => {
  const id = randomUUID();
  expect(await findTemplate(['test', id])).toBeNull();
  made.push(await getTemplate(['test', id], async () => dumpOf('one')));
  const found = await findTemplate(['test', id]);
  expect(await found?.dump.text()).toBe('one');
  expect(await findTemplate(['test', `${id}!`])).toBeNull();
  expect(await findTemplate([`test${id}`])).toBeNull();
});

test('a failed template leaves no files, and the next call makes it', async () => {
  const ingredients = ['test', randomUUID()];
  const failing = getTemplate(ingredients, async () => {
    throw new Error('no database today');
  });
  await expect(failing).rejects.toThrow('no database today');
  const template = await getTemplate(ingredients, async () => dumpOf('second try'));
  made.push(template);
  expect(await template.dump.text()).toBe('second try');
  const leftovers = await readdir(path.dirname(template.dir));
  const key = path.basename(template.dir);
  expect(leftovers.filter((name) => name.startsWith(key))).toEqual([key]);
});
