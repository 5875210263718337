import { useLocation, useNavigate } from 'react-router-dom';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { popupState } from '#shared/lib/popupState.ts';

/** A popup of one row of a list, open while the address ends in the row's hash. */
export type RowPopup = {
  /** The row's id; `null` while the popup is closed. */
  readonly id: number | null;
  readonly open: (id: number) => void;
  readonly close: () => void;
};

/** @param prefix the part of the hash before the id, with its `#` */
export function useRowPopup(prefix: string): RowPopup {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const rest = hash.startsWith(prefix) ? hash.slice(prefix.length) : '';
  const id = /^\d{1,15}$/.test(rest) ? Number(rest) : null;
  const { close } = useHashPopup(`${prefix}${rest}`);
  return {
    id,
    open: (rowId) =>
      void navigate({ pathname, search, hash: `${prefix}${rowId}` }, { state: popupState }),
    close,
  };
}
