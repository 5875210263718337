import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { QuestionDialog } from '#shared/ui/QuestionDialog.tsx';
import { useCart } from '#state/cart/useCart.ts';
import { useUndoableClear } from '#state/cart/useUndoableClear.ts';
import styles from './ClearCart.module.css';

/** Empties the cart after a confirmation; the toast afterwards can undo it. */
export function ClearCart({ onCleared }: { onCleared: () => void }) {
  const { t } = useTranslation('cart');
  const { count } = useCart();
  const clearCart = useUndoableClear();
  const [isOpen, setOpen] = useState(false);

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
      <QuestionDialog
        open={isOpen}
        title={t('clear.title')}
        closeLabel={t('clear.close')}
        keepLabel={t('clear.keep')}
        onKeep={() => setOpen(false)}
        actLabel={t('clear.action')}
        onAct={clear}
      >
        <p>{t('clear.text', { count })}</p>
      </QuestionDialog>
    </>
  );
}
