/** Endings of the files that a list of pictures shows. @see docs/rules.md#picture-files */
export const PICTURE_ENDINGS = ['jpg', 'jpeg', 'png', 'webp', 'gif'] as const;

export const THUMBNAIL_ENDINGS = ['jpg', 'jpeg', 'png', 'webp'] as const;

/** True for the name of a picture; false for the empty `.placeholder` of a folder. */
export function isPictureName(name: string, endings: readonly string[] = PICTURE_ENDINGS): boolean {
  const dot = name.lastIndexOf('.');
  return dot > 0 && endings.includes(name.slice(dot + 1).toLowerCase());
}

/** Returns the name that staff see: without the time of upload in front. */
export function shownPictureName(name: string): string {
  return name.replace(/^\d{10,}_(?=[^.])/, '');
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function pictureNameOf(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const name = nameOf(path);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
