import { ShoppingBag } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { MAX_LINES } from '#domain/cart/cart.ts';
import { paths } from '#config/paths.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import type { Added } from './useQuickOrder.ts';

/** What went into the cart. It takes the focus, so it is not announced twice. */
export function AddedNotice({ added, ref }: { added: Added; ref: Ref<HTMLDivElement> }) {
  const { t } = useTranslation('quickOrder');
  return (
    <Message
      tone={added.units > 0 ? 'success' : 'warning'}
      live="off"
      ref={ref}
      tabIndex={-1}
      title={t('added', { count: added.units })}
      actions={
        <ButtonLink to={paths.cart()} icon={<ShoppingBag aria-hidden="true" />}>
          {t('toCart')}
        </ButtonLink>
      }
    >
      {added.cut.map((cut) => (
        <p key={cut.code}>{t('less', cut)}</p>
      ))}
      {added.noRoom > 0 && <p>{t('noRoom', { count: added.noRoom, max: MAX_LINES })}</p>}
      {added.left > 0 && <p>{t('left', { count: added.left })}</p>}
    </Message>
  );
}
