import { useLocation, useNavigate } from 'react-router-dom';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { popupState } from '#shared/lib/popupState.ts';

/** A popup about one row of a list: it is open while the address ends in the row's hash. */
export type RowPopup = {
  /** Of the row that it is about; `null`: it is closed. */
  readonly id: number | null;
  readonly open: (id: number) => void;
  readonly close: () => void;
};

/** @param prefix what stands before the id, with its `#` */
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
