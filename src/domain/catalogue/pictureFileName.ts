import { normalized } from '../text/cleanText.ts';

/** Converts a text for a file name: lower case, without accents, words joined by hyphens. */
function slug(text: string | null): string {
  return normalized(text ?? '', 'NFD')
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

/** Makes a file name from the detail, or from name, colour and day. @see docs/rules.md#picture-download */
export function pictureFileName({ detail, name, colorName }: PictureSubject, today: string) {
  const fromName = [slug(name), slug(colorName), today].filter((part) => part !== '');
  const base = slug(detail) || fromName.join('-');
  return `${base.slice(0, 80).replace(/-+$/, '')}.webp`;
}
