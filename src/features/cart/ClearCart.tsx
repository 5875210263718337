import { Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { useCart } from '#state/cart/useCart.ts';
import { useUndoableClear } from '#state/cart/useUndoableClear.ts';
import styles from './ClearCart.module.css';

/** Empties the cart after a confirmation; the toast afterwards can undo it. */
export function ClearCart({ onCleared }: { onCleared: () => void }) {
  const { t } = useTranslation('cart');
  const { count } = useCart();
  const clearCart = useUndoableClear();
  const [isOpen, setOpen] = useState(false);
  const keepButton = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    // Enter must not empty the cart.
    if (isOpen) keepButton.current?.focus();
  }, [isOpen]);

  function keep() {
    setOpen(false);
  }

  function clear() {
    clearCart();
    onCleared();
  }

  return (
    <>
      <Button
        className={styles.action}
        variant="quiet"
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('clear.action')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={keep}
        title={t('clear.title')}
        closeLabel={t('clear.close')}
        footer={
          <>
            <Button ref={keepButton} variant="secondary" onClick={keep}>
              {t('clear.keep')}
            </Button>
            <Button variant="danger" onClick={clear}>
              {t('clear.action')}
            </Button>
          </>
        }
      >
        <p>{t('clear.text', { count })}</p>
      </Dialog>
    </>
  );
}
