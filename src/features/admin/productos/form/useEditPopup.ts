import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isAdded } from '../../../../shared/hooks/useHashPopup.ts';
import { leaveGuard } from '../../../../shared/lib/leaveGuard.ts';

/**
 * Closes the popup that a product's own address opens over the list: goes back to where it was
 * opened; opened by its address, it leads to the list. Asks first when unsaved work would be lost.
 *
 * @param listPath address of the list
 */
export function useEditPopup(listPath: string): () => void {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const closedKey = useRef<string>(null);

  async function close() {
    if (!(await leaveGuard.ask())) return;
    // Going back takes a moment: a second press must not leave the list itself.
    if (closedKey.current === key) return;
    closedKey.current = key;
    if (isAdded(state)) leaveGuard.pass(() => void navigate(-1));
    else await navigate(listPath, { replace: true });
  }

  return () => void close();
}
