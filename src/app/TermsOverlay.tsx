import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { TermsDialog } from '../features/terms/TermsDialog.tsx';
import { isAddedByHashLink } from '../shared/ui/HashLink.tsx';

/**
 * The Terms and Conditions over the page. Closing them goes back to where their link was, so that
 * the browser's own Back closes them as well; opened by an address, they leave the address.
 */
export function TermsOverlay() {
  const { key, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const closedKey = useRef<string>(null);

  function close() {
    // Going back takes a moment: a second press must not leave the page itself.
    if (closedKey.current === key) return;
    closedKey.current = key;
    void (isAddedByHashLink(state)
      ? navigate(-1)
      : navigate({ pathname, search }, { replace: true, state }));
  }

  return <TermsDialog onClose={close} />;
}
