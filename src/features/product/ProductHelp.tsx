import { memo } from 'react';
import { stockStatus } from '#domain/cart/stock.ts';
import type { Producto, Subfamilia } from '#domain/catalogue/catalogue.ts';
import { unitPrice } from '#domain/prices/pricing.ts';
import { useProductTexts } from '#i18n/es/product.ts';
import { ShareButton } from '#ui/action/ShareButton.tsx';
import { useSiteUrl } from '#ui/page/site.ts';
import { Row } from '#ui/Stack.tsx';
import { WhatsAppLink } from '../shared/WhatsAppLink.tsx';
import { shareUrl } from './variantAddress.ts';

type Props = {
  readonly subfamilia: Subfamilia;
  /** The chosen variant; `null`: there are no productos. */
  readonly producto: Producto | null;
};

/**
 * Link to a WhatsApp message that asks the shop about the variant: for the price if it has none, and if it is sold
 * out, to be told when it arrives. @see docs/rules.md#availability
 */
export function HelpLink({ subfamilia, producto }: Props) {
  const t = useProductTexts();
  const siteUrl = useSiteUrl();
  const isSoldOut = producto !== null && stockStatus(producto.stock) === 'soldOut';
  const hasNoPrice = producto !== null && unitPrice(producto.prices, 1) === null;
  const ask = hasNoPrice ? 'help.askPrice' : 'help.ask';
  const lines = [
    t(isSoldOut ? 'help.greetingTellMe' : 'help.greeting'),
    subfamilia.name,
    producto && producto.name !== subfamilia.name && producto.name,
    producto && t('help.code', { code: producto.code }),
    producto?.color && t('help.color', { color: producto.color.name }),
    producto?.tallaId && t('help.talla', { talla: producto.tallaId }),
    // The URL of the site is not known in a built document.
    siteUrl && shareUrl(siteUrl, subfamilia.id, producto),
  ];
  return (
    <WhatsAppLink text={lines.filter(Boolean).join('\n')}>
      {t(isSoldOut ? 'help.tellMe' : ask)}
    </WhatsAppLink>
  );
}

export const ProductHelp = memo(function ProductHelp({ subfamilia, producto }: Props) {
  const t = useProductTexts();
  return (
    <Row gap={3}>
      <HelpLink subfamilia={subfamilia} producto={producto} />
      <ShareButton
        path={shareUrl('', subfamilia.id, producto)}
        title={subfamilia.name}
        label={t('share')}
        linkLabel={t('link')}
      />
    </Row>
  );
});
