/** In characters, without the ending. */
const MAX_CHARS = 80;

/** A text as part of a file name: lower case, without accents, words joined by hyphens. */
function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

export type PictureSubject = {
  readonly detail: string | null;
  readonly name: string;
  readonly colorName: string | null;
};

/**
 * Name of a downloaded picture: from the detail, or from name, colour and day.
 *
 * @param today `YYYY-MM-DD`
 * @see docs/rules.md#picture-download
 */
export function pictureFileName(subject: PictureSubject, today: string): string {
  const { detail, name, colorName } = subject;
  const fromDetail = slug(detail ?? '');
  const fromName = [slug(name), slug(colorName ?? ''), today].filter((part) => part !== '');
  const base = fromDetail === '' ? fromName.join('-') : fromDetail;
  return `${base.slice(0, MAX_CHARS).replace(/-+$/, '')}.webp`;
}
