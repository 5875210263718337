/** What is measured, in the order of the tables. */
export const SUBJECTS = ['ours', 'bare', 'html'] as const;
export type SubjectKey = (typeof SUBJECTS)[number];

/** Names of the subjects in tables. */
export const SUBJECT_LABELS: Readonly<Record<SubjectKey, string>> = {
  ours: 'store, built with data',
  bare: 'store, built without data',
  html: 'its documents without scripts',
};

export const PAGES = ['home', 'catalogue', 'product'] as const;
export type BenchPage = (typeof PAGES)[number];

export const PAGE_PATHS: Readonly<Record<BenchPage, string>> = {
  home: '/',
  catalogue: '/catalogue',
  product: '/product/1',
};

/** A site that is served for the bench. */
export type Subject = { readonly key: SubjectKey; readonly origin: string };
