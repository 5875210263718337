import { labeledReferences } from './findReference.ts';
import { countTotals } from './readChat.ts';
import { countTables, MAIL_END } from './readMail.ts';
import type { NumberedLine } from './textLine.ts';

/**
 * Whether a text has parts of more than one order: more references, tables or totals than one order
 * has, even when an answer quotes it whole.
 *
 * @param links codes of shared carts in the text
 */
export function hasSeveralOrders(text: readonly NumberedLine[], links: readonly string[]): boolean {
  const labeled = text.flatMap((line) => labeledReferences(line.text));
  const ends = text.filter((line) => MAIL_END.test(line.text)).length;
  const tables = countTables(text);
  const copies = Math.max(1, labeled.length);
  return (
    new Set(labeled).size > 1 ||
    new Set(links).size > 1 ||
    tables > Math.max(1, ends) ||
    (tables === 0 && countTotals(text) > copies)
  );
}
