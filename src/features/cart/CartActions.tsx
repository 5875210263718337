import { ArrowLeft, ListPlus, ReceiptText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { business } from '#config/business.ts';
import { paths } from '#config/paths.ts';
import { encodeShare } from '#domain/cart/shareCode.ts';
import { WHATSAPP_MAX_CHARS } from '#domain/order/whatsApp.ts';
import { QuotationButtons } from '#features/shared/quotation/QuotationButtons.tsx';
import { useCartTexts } from '#i18n/es/cart.ts';
import { useCart } from '#state/cart/useCart.ts';
import { useUndoableClear } from '#state/cart/useCartChanges.ts';
import { Button, ButtonLink } from '#ui/action/Button.tsx';
import { QuestionDialog } from '#ui/dialog/QuestionDialog.tsx';
import { absoluteUrl, useSiteUrl } from '#ui/page/site.ts';
import { Row } from '#ui/Stack.tsx';
import { ShareCart } from '../shared/ShareCart.tsx';
import { WhatsAppLink } from '../shared/WhatsAppLink.tsx';
import type { CartRowView } from './useCartRows.ts';
import styles from './CartPage.module.css';

type Props = { rows: readonly CartRowView[] };

export function CartActions({ rows }: Props) {
  const t = useCartTexts();
  const { lines } = useCart();
  const unsellable = rows.filter(({ problem }) => problem !== null);
  return (
    <>
      <Row gap={3}>
        <ShareCart lines={lines} label={t('share.button')} />
        <SendCart />
        <ButtonLink variant="secondary" to={paths.orders()} icon={<ReceiptText />}>
          {t('orders')}
        </ButtonLink>
      </Row>
      <Row gap={3}>
        <QuotationButtons
          quotation={{
            lines,
            order: null,
            unavailable: new Set(unsellable.map(({ line }) => line.productoId)),
          }}
        />
      </Row>
      <Row justify="between" gap={[2, 4]}>
        <ButtonLink
          className={styles.link}
          variant="quiet"
          to={paths.catalogue()}
          icon={<ArrowLeft />}
        >
          {t('action.continueShopping')}
        </ButtonLink>
        <ButtonLink
          className={styles.link}
          variant="quiet"
          to={paths.quickOrder()}
          icon={<ListPlus />}
        >
          {t('action.quickOrder')}
        </ButtonLink>
        <ClearCart />
      </Row>
    </>
  );
}

/** Sends a link to the cart to a WhatsApp chat that the visitor chooses; hidden if the link is too long. */
function SendCart() {
  const t = useCartTexts();
  const { lines } = useCart();
  const link = absoluteUrl(useSiteUrl(), paths.sharedCart(encodeShare(lines)));
  const text = `${t('share.title', { brand: business.name })}: ${link}`;
  if (text.length > WHATSAPP_MAX_CHARS) return null;
  return (
    <WhatsAppLink number="" text={text}>
      {t('share.whatsApp')}
    </WhatsAppLink>
  );
}

/** Button that empties the cart once the visitor confirms; a toast then offers to undo that. */
function ClearCart() {
  const t = useCartTexts();
  const { count } = useCart();
  const clearCart = useUndoableClear();
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button
        className={styles.clear}
        variant="quiet"
        icon={<Trash2 />}
        onClick={() => setOpen(true)}
      >
        {t('clear.action')}
      </Button>
      <QuestionDialog
        open={isOpen}
        title={t('clear.title')}
        keepLabel={t('clear.keep')}
        onKeep={() => setOpen(false)}
        actLabel={t('clear.action')}
        onAct={clearCart}
      >
        <p>{t('clear.text', { count })}</p>
      </QuestionDialog>
    </>
  );
}
