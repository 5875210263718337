import { useEffect, useEffectEvent, useState } from 'react';
import { findLine, lineKey, NOTE_MAX, type CartLine } from '#domain/cart/cart.ts';
import { noteLine } from '#domain/cart/noteLine.ts';
import { isTooLong } from '#domain/text/textLimit.ts';
import { tabStorage } from '#shared/lib/visitStorage.ts';
import { useCart } from '#state/cart/useCart.ts';

type NoteDraft = {
  /** What is typed; `null`: the note is not being changed. */
  readonly draft: string | null;
  /** @param draft `null` drops what was typed */
  readonly setDraft: (draft: string | null) => void;
  /** Saves the note; one that is too long stays in the field. */
  readonly save: () => void;
};

/**
 * The note that is typed for a line. It is saved when the page is left too, and one that is too long
 * or whose line has left the cart meanwhile is kept for the visit.
 *
 * @see docs/rules.md#notes-of-lines
 */
export function useNoteDraft(line: CartLine): NoteDraft {
  const { change } = useCart();
  const key = `note ${lineKey(line)}`;
  const [draft, show] = useState(() => tabStorage.read(key));

  function setDraft(next: string | null) {
    show(next);
    if (next === null) tabStorage.remove(key);
    else tabStorage.write(key, next);
  }

  function save() {
    if (draft === null || isTooLong(draft, NOTE_MAX)) return;
    let isInCart = false;
    change((cart) => {
      isInCart = findLine(cart, line) >= 0;
      return noteLine(cart, line, draft);
    });
    if (isInCart) setDraft(null);
  }

  const leavePage = useEffectEvent(save);
  useEffect(() => {
    const leave = () => leavePage();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leavePage();
    };
  }, []);

  return { draft, setDraft, save };
}
