import { useLocation } from 'react-router-dom';
import { SHARED_CART_HASH } from '#config/paths.ts';
import { decodeShare } from '#domain/cart/shareCode.ts';
import { useCartTexts } from '#i18n/es/cart.ts';
import { usePopupClose } from '#ui/hooks/useHashPopup.ts';
import { useHydrated } from '#ui/hooks/useHydrated.ts';
import { FillCartDialog } from '../shared/fillCart/FillCartDialog.tsx';

/** Shows a popup that offers the cart of a link, while the URL holds its code. @see docs/rules.md#shared-carts */
export function SharedCart() {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated || !hash.startsWith(SHARED_CART_HASH)) return null;
  // With the key, another link shows a new popup.
  return <SharedCartDialog key={hash} code={hash.slice(SHARED_CART_HASH.length)} />;
}

function SharedCartDialog({ code }: { code: string }) {
  const t = useCartTexts();
  const { pathname, search } = useLocation();
  // Closing removes the code from the URL, so that a reload does not offer the cart again.
  const close = usePopupClose(true, { pathname, search });
  const { lines, unread } = decodeShare(code);
  return (
    <FillCartDialog
      title={t('fill.sharedTitle')}
      intro={t('fill.sharedIntro')}
      wanted={lines}
      unread={unread}
      onCancel={close}
      onFilled={close}
    />
  );
}
