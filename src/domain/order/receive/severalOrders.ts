import { labeledReferences } from './findReference.ts';
import { chatStart, countTotals } from './readChat.ts';
import { countTables, mailEnds, readMail } from './readMail.ts';
import { joinLines, type NumberedLine } from './textLine.ts';

type Text = readonly NumberedLine[];

/** Whether a text has the lines of an e-mail. */
function isMail(text: Text): boolean {
  const hasMark = mailEnds(text).length > 0 || countTables(text) > 0;
  return hasMark && readMail(text).lines.length > 0;
}

/** Whether links belong to another order than the text: an e-mail has none, and a chat has it at its end. */
function areElsewhere(links: readonly (readonly string[])[], text: Text): boolean {
  const last = links.findLastIndex((codes) => codes.length > 0);
  if (last < 0) return false;
  return isMail(text) || (countTotals(text) > 0 && last < chatStart(text));
}

/**
 * Whether a text has parts of more than one order: more references, links, tables or totals than one
 * order has, even when an answer quotes it whole.
 *
 * @param links codes of shared carts, by line
 */
export function hasSeveralOrders(text: Text, links: readonly (readonly string[])[]): boolean {
  const labeled = labeledReferences(joinLines(text));
  const tables = countTables(text);
  return (
    new Set(labeled).size > 1 ||
    new Set(links.flat()).size > 1 ||
    areElsewhere(links, text) ||
    tables > Math.max(1, mailEnds(text).length) ||
    (tables === 0 && countTotals(text) > Math.max(1, labeled.length))
  );
}
