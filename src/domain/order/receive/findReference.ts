/** Most characters of a reference that is typed. */
const REFERENCE_MAX = 60;

/** As `newOrderReference` makes them. */
const REFERENCE = /\bTT-\d{6}-[2-9CDFGHJKMNPQRTWXY]{4}\b/gi;
/** What stands before the order's own reference, in the e-mail and in the chat of both languages; clients break lines. */
const LABELED =
  /(?:Referencia\s+del\s+pedido|Número\s+de\s+pedido|Order\s+number):\*?\s*(TT-\d{6}-[2-9CDFGHJKMNPQRTWXY]{4})\b/gi;

/** A reference as it is stored: one spelling for the same order, without signs that no shop uses. */
export function toReference(typed: string): string {
  const plain = typed.replace(/[^\p{L}\p{N}./#-]+/gu, ' ').trim();
  return plain.toUpperCase().slice(0, REFERENCE_MAX);
}

export type FoundReference = {
  /** `null`: none, or several of which none is marked as that of the order. */
  readonly reference: string | null;
  /** Other references in the text: an order that this one may repeat. */
  readonly others: readonly string[];
};

/** Whether a line names an order. */
export function hasReference(line: string): boolean {
  return line.search(REFERENCE) >= 0;
}

/** The references of orders that begin or end in a text, each as often as it stands there. */
export function labeledReferences(text: string): string[] {
  return Array.from(text.matchAll(LABELED), ([, found = '']) => toReference(found));
}

/**
 * The reference of an order in its text.
 *
 * @param text where the shopper's own words, if any, stand behind the reference
 */
export function findReference(text: string): FoundReference {
  const all = [...new Set((text.match(REFERENCE) ?? []).map(toReference))];
  const reference = labeledReferences(text)[0] ?? (all.length === 1 ? (all[0] ?? null) : null);
  return { reference, others: all.filter((other) => other !== reference) };
}
