import { codePattern } from '#domain/catalogue/productSearch.ts';
import { codeKey } from '#domain/quickOrder/closeCodes.ts';
import { inChunks } from '../http/inChunks.ts';
import { like } from './like.ts';

/**
 * Returns conditions that find the productos with the codes, a list for each request. They can find other
 * codes, too, because some signs become a wildcard.
 *
 * @param codes as typed
 */
export function codeConditions(codes: readonly string[]): string[][] {
  const keys = new Set(codes.map(codeKey));
  const patterns = [...keys].map(codePattern).filter((pattern) => pattern !== null);
  return inChunks(patterns.map(like));
}
