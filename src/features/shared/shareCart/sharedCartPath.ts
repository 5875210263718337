import { paths } from '#config/paths.ts';
import { encodeShare, type SharedLine } from '#domain/cart/shareCode.ts';

/** Root-relative address that offers these lines for the cart of whoever opens it. */
export function sharedCartPath(lines: readonly SharedLine[]): string {
  return paths.sharedCart(encodeShare(lines));
}
