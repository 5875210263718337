import { ENDING_BY_TYPE } from './objectName.ts';

/** A file that is this old, in ms, was copied: a picture of the clipboard becomes a file by the paste. */
const COPIED_AGE_MS = 5_000;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * The name of a pasted file: its own if it was copied as a file. A browser gives all pictures of the
 * clipboard one name in its language, and in the library one of them would replace the other.
 *
 * @param index among the files that were pasted together
 */
export function pastedFileName(
  { name, type, lastModified }: Pick<File, 'name' | 'type' | 'lastModified'>,
  now: Date,
  index: number,
): string {
  if (name !== '' && now.getTime() - lastModified > COPIED_AGE_MS) return name;
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(twoDigits).join('-');
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(twoDigits).join('');
  const number = index === 0 ? '' : `_${index + 1}`;
  return `pegada_${day}_${time}${number}.${ENDING_BY_TYPE[type] ?? 'png'}`;
}
