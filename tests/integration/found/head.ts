/** What the document's head says of the page, as a search engine reads it. */
export const head = {
  /** Content of every tag of this name; more than one is a mistake. */
  all: (name: string): (string | null)[] =>
    [...document.head.querySelectorAll(`[name="${name}"], [property="${name}"]`)].map((tag) =>
      tag.getAttribute('content'),
    ),
  canonical: (): (string | null)[] =>
    [...document.head.querySelectorAll('link[rel=canonical]')].map((tag) =>
      tag.getAttribute('href'),
    ),
  /** Names of tags that are there more than once. */
  doubled: (): string[] => {
    const names = [...document.head.querySelectorAll('title, meta, link[rel=canonical]')].map(
      (tag) =>
        tag.getAttribute('name') ??
        tag.getAttribute('property') ??
        tag.getAttribute('rel') ??
        tag.tagName,
    );
    return names.filter((name, index) => names.indexOf(name) !== index);
  },
} as const;

/** The structured data in the page, parsed. */
export function structuredData(): { '@graph': Record<string, unknown>[] }[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent),
  );
}
