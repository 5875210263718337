import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findTemplate, getTemplate } from '../../supabase/local/database/templates.ts';
import type { Template } from '../../supabase/local/database/templates.ts';

const made: Template[] = [];

afterEach(async () => {
  for (const { objectsDir } of made.splice(0)) {
    await rm(path.dirname(objectsDir), { recursive: true, force: true });
  }
});

const dumpOf = (text: string) => new Blob([text]);

test('of many who ask at once for the same, one makes it and all get it', async () => {
  const ingredients = ['test', randomUUID()];
  let makers = 0;
  const templates = await Promise.all(
    Array.from({ length: 5 }, () =>
      getTemplate(ingredients, async (objectsDir) => {
        makers += 1;
        await writeFile(path.join(objectsDir, 'picture'), 'bytes');
        return dumpOf('database');
      }),
    ),
  );
  made.push(...templates);
  expect(makers).toBe(1);
  for (const { dump, objectsDir } of templates) {
    expect(await dump.text()).toBe('database');
    expect(await readFile(path.join(objectsDir, 'picture'), 'utf8')).toBe('bytes');
  }
});

test('what was made is found again; other ingredients are something else', async () => {
  const id = randomUUID();
  expect(await findTemplate(['test', id])).toBeNull();
  made.push(await getTemplate(['test', id], async () => dumpOf('one')));
  const found = await findTemplate(['test', id]);
  expect(await found?.dump.text()).toBe('one');
  expect(await findTemplate(['test', `${id}!`])).toBeNull();
  expect(await findTemplate([`test${id}`])).toBeNull();
});

test('a maker that fails leaves nothing, and the next one may try', async () => {
  const ingredients = ['test', randomUUID()];
  const failing = getTemplate(ingredients, async () => {
    throw new Error('no database today');
  });
  await expect(failing).rejects.toThrow('no database today');
  const template = await getTemplate(ingredients, async () => dumpOf('second try'));
  made.push(template);
  expect(await template.dump.text()).toBe('second try');
  const leftovers = await readdir(path.dirname(path.dirname(template.objectsDir)));
  const key = path.basename(path.dirname(template.objectsDir));
  expect(leftovers.filter((name) => name.startsWith(key))).toEqual([key]);
});
