import { ENDING_BY_TYPE } from './objectName.ts';

/** What browsers call a picture of the clipboard. */
const CLIPBOARD_NAME = /^image\.[a-z]+$/;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * The name of a pasted file. Browsers give all pictures of the clipboard the same one, and in the
 * library one of them would replace the other.
 *
 * @param type of its content, such as 'image/png'
 * @param index among the files that were pasted together
 */
export function pastedFileName(name: string, type: string, now: Date, index: number): string {
  if (name !== '' && !CLIPBOARD_NAME.test(name)) return name;
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(twoDigits).join('-');
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(twoDigits).join('');
  const number = index === 0 ? '' : `_${index + 1}`;
  return `pegada_${day}_${time}${number}.${ENDING_BY_TYPE[type] ?? 'png'}`;
}
