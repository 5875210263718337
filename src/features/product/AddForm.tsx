import { ShoppingBag } from 'lucide-react';
import { useId, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { classNames } from '#shared/ui/classNames.ts';
import { Message } from '#shared/ui/Message.tsx';
import { QuantityStepper } from '#shared/ui/QuantityStepper.tsx';
import { addBlockText } from './addBlockText.ts';
import type { Purchase } from './usePurchase.ts';
import styles from './AddForm.module.css';
import type { Elements } from '#shared/ui/Elements.ts';

type Props = {
  readonly purchase: Purchase;
  readonly summary?: Elements;
  readonly className?: string | undefined;
};

/** The button is never disabled: if nothing can be added, a press says why. */
export function AddForm({ purchase, summary, className }: Props) {
  const { t } = useTranslation('product');
  const messageId = useId();
  const { block, quantity, remaining } = purchase;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    purchase.add();
  }

  return (
    <form className={classNames(styles.form, className)} noValidate onSubmit={handleSubmit}>
      {block && (
        <div id={messageId} className={styles.message}>
          <Message tone="error">{addBlockText(block, t)}</Message>
        </div>
      )}
      {summary}
      <QuantityStepper
        label={t('add.quantity')}
        value={quantity}
        max={remaining}
        onChange={purchase.setQuantity}
        onDraft={purchase.setDraft}
        decreaseLabel={t('add.decrease')}
        increaseLabel={t('add.increase')}
        errorId={block ? messageId : undefined}
      />
      <Button
        className={styles.submit}
        type="submit"
        variant="sell"
        size="lg"
        icon={<ShoppingBag aria-hidden="true" />}
      >
        {t('add.submit')}
      </Button>
    </form>
  );
}
