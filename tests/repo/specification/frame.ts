import { rows, type Row } from './row.ts';

/** What is around every page: spec §1, §2, §7 and §9. */
export const frame: readonly Row[] = [
  ...rows('§2 Navigation bar:', 'integration/layout', [
    ['links', 'header.test.tsx', 'leads to every page of the store (%s)'],
    [
      'the active link is marked',
      'header.test.tsx',
      'the link of the page, and no other, is marked',
    ],
    ['burger', 'header.test.tsx', 'opens and closes by its button, which says so'],
    [
      'closes above 700 px (700/701)',
      'header.test.tsx',
      'closes when the window becomes wider than 700 px, and not before',
    ],
    ['closes when a link is chosen', 'header.test.tsx', 'closes when a link is chosen'],
    [
      'ES and EN',
      'language.test.tsx',
      'changes every text and the language of the document, and is kept',
    ],
  ]),
  ...rows('§1, §9 Languages:', 'integration/layout', [
    [
      'Spanish by default',
      'language.test.tsx',
      'is Spanish, whatever the browser prefers, until a visitor chooses',
    ],
    [
      'English for an unknown one',
      'language.test.tsx',
      'falls back to English when what is stored is none of ours',
    ],
  ]),
  ...rows('§1 Frame:', 'integration/layout', [
    [
      'yellow banner and copyright line of 2025',
      'language.test.tsx',
      'changes every text and the language of the document, and is kept',
    ],
    [
      'how to reach the shop',
      'frame.test.tsx',
      'the footer says how to reach the shop, and what the prices hold',
    ],
  ]),
  ...rows('§7 Page chunks:', 'unit/shared', [
    [
      'load lazily, with a time-out of 120 s each',
      'lazyCode.test.ts',
      'that %s is given up 120 s after it was asked for',
    ],
  ]),
  ...rows('§1, §2 Every route', 'e2e', [
    [
      'is there, titled, accessible',
      'pages.spec.ts',
      '${path} is accessible, titled and fits a narrow window (${language})',
    ],
  ]),
];
