import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { popupState } from '#lib/historyEntry.ts';
import { useHashPopup } from '#ui/hooks/useHashPopup.ts';

/** The popup of a row. It is open while the hash of the address is `prefix` (with its `#`) and the row's id. */
export function useRowPopup<Row extends { readonly id: number }>(
  prefix: string,
  rows?: readonly Row[],
) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // Popups over this one append their own part to the hash.
  const [idText = ''] = hash.startsWith(prefix) ? hash.slice(prefix.length).split('/') : [];
  const id = /^\d{1,15}$/.test(idText) ? Number(idText) : null;
  const { close, isOpen } = useHashPopup(`${prefix}${idText}`);
  const [opened, setOpened] = useState<Row | null>(null);
  const row = id === opened?.id ? opened : (rows?.find((listed) => listed.id === id) ?? null);
  if (row !== opened) setOpened(row);
  return {
    /** The id in the address, which may be anything; `null` while the popup is closed. */
    given: isOpen ? idText : null,
    /** `null` while the popup is closed, or if the address has no id. */
    id,
    /** The row as it was when the popup opened: a later change or deletion does not affect what is typed. */
    row,
    open: (rowId: number) =>
      void navigate({ pathname, search, hash: `${prefix}${rowId}` }, { state: popupState }),
    close,
  };
}
