/** What is measured, in the order of the tables. */
export const SUBJECTS = ['ours', 'bare', 'html', 'react', 'hosted'] as const;
export type SubjectKey = (typeof SUBJECTS)[number];

/** Names of the subjects in tables. */
export const SUBJECT_LABELS: Readonly<Record<SubjectKey, string>> = {
  ours: 'store, built with data',
  bare: 'store, built without data',
  html: 'plain HTML',
  react: 'React alone',
  hosted: 'store, other origin, HTTP/2',
};

/** The pages that every subject has. */
export const PAGES = ['home', 'catalogue', 'product'] as const;
export type BenchPage = (typeof PAGES)[number];

/** Routes whose bytes are counted; those after the pages only exist in the store. */
export const ROUTES = [...PAGES, 'about', 'contact', 'location'] as const;
export type Route = (typeof ROUTES)[number];

export const ROUTE_PATHS: Readonly<Record<Route, string>> = {
  home: '/',
  catalogue: '/catalogue',
  product: '/product/1',
  about: '/about',
  contact: '/contact',
  location: '/location',
};

/** A site that is served for the bench. */
export type Subject = { readonly key: SubjectKey; readonly origin: string };

/** Whether it is a build of the store, not a yardstick. */
export function isStore({ key }: Subject): boolean {
  return key !== 'html' && key !== 'react';
}

/** Whether it is served over HTTP/1.1 with the backend on its own origin. */
export function isOneOrigin({ key }: Subject): boolean {
  return key !== 'hosted';
}

/** The routes of a subject, out of those that are asked for. */
export function routesOf(subject: Subject, asked: readonly Route[]): readonly Route[] {
  if (!isOneOrigin(subject)) return asked.filter((route) => route === 'catalogue');
  return isStore(subject) ? asked : pagesOf(subject, asked);
}

/** The pages of a subject, out of the routes that are asked for. */
export function pagesOf(subject: Subject, asked: readonly Route[]): readonly BenchPage[] {
  const pages = PAGES.filter((page) => asked.includes(page));
  return isOneOrigin(subject) ? pages : pages.filter((page) => page === 'catalogue');
}
