import { cleanName } from './cleanText.ts';

/**
 * A typed name as it is saved: clean, unless nobody changed it. Other systems know a stored name as it
 * is, and another row may have the clean one already. The database keeps it for the same reason.
 */
export function writtenName(typed: string, stored?: string): string {
  return typed === stored ? typed : cleanName(typed);
}
