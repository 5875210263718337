import { expect, test } from 'vitest';
import packages from '../../package.json' with { type: 'json' };
import { filesBelow } from './files.ts';

const WANTED = [
  'react',
  'react-dom',
  'react-router-dom',
  '@supabase/supabase-js',
  '@emailjs/browser',
  'i18next',
  'react-i18next',
  'browser-image-compression',
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  'vite',
  'vitest',
  '@testing-library/react',
  'msw',
];

test('every package that the owner asked for is a dependency and is imported', () => {
  const installed = { ...packages.dependencies, ...packages.devDependencies };
  const code = ['src', 'tests', 'scripts', 'supabase/local']
    .flatMap((folder) => ['.ts', '.tsx', '.mjs'].flatMap((end) => filesBelow(folder, end)))
    .map(({ text }) => text)
    .join('\n');
  const isImported = (name: string) =>
    new RegExp(String.raw`(?:from |import\()'${name}(?:/[\w-]+)?'`).test(code);
  expect(WANTED.filter((name) => !(name in installed) || !isImported(name))).toEqual([]);
});
