import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHashPopup } from '#ui/hooks/useHashPopup.ts';
import { popupState } from '#lib/historyEntry.ts';

/** A popup of one row, open while the address has the hash of `prefix`, with its `#`, and the row's id. */
export function useRowPopup<Row extends { readonly id: number }>(
  prefix: string,
  rows?: readonly Row[],
) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // Popups over it have their own hash after the row's.
  const [given = ''] = hash.startsWith(prefix) ? hash.slice(prefix.length).split('/') : [];
  const id = /^\d{1,15}$/.test(given) ? Number(given) : null;
  const { close, isOpen } = useHashPopup(`${prefix}${given}`);
  const [kept, setKept] = useState<Row | null>(null);
  const row = id === kept?.id ? kept : (rows?.find((one) => one.id === id) ?? null);
  if (row !== kept) setKept(row);
  return {
    /** The id in the address, junk too; `null` while the popup is closed. */
    given: isOpen ? given : null,
    /** `null` while the popup is closed, or for junk. */
    id,
    /** As it was when the popup opened: a later change or deletion does not affect what is typed. */
    row,
    open: (rowId: number) =>
      void navigate({ pathname, search, hash: `${prefix}${rowId}` }, { state: popupState }),
    close,
  };
}
