import { Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { useCart } from '#state/cart/useCart.ts';
import { useUndoableClear } from '#state/cart/useUndoableClear.ts';
import styles from './ClearCart.module.css';

/** Empties the cart after a question; the toast that follows brings all lines back. */
export function ClearCart({ onCleared }: { onCleared: () => void }) {
  const { t } = useTranslation('cart');
  const { count } = useCart();
  const clearCart = useUndoableClear();
  const [isAsking, setAsking] = useState(false);
  const keepButton = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    // The answer that changes nothing comes first.
    if (isAsking) keepButton.current?.focus();
  }, [isAsking]);

  function keep() {
    setAsking(false);
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
        onClick={() => setAsking(true)}
      >
        {t('clear.action')}
      </Button>
      <Dialog
        open={isAsking}
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
