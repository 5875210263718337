import { useTranslation } from 'react-i18next';
import type { Producto, Subfamilia } from '#domain/catalogue/catalogue.ts';
import { ShareButton } from '#shared/ui/ShareButton.tsx';
import { shareUrl } from './shareUrl.ts';

type Props = { readonly subfamilia: Subfamilia; readonly producto: Producto | null };

/** Shares the link to the current variant. */
export function ShareProduct({ subfamilia, producto }: Props) {
  const { t } = useTranslation('product');
  return (
    <ShareButton
      path={shareUrl('', subfamilia.id, producto)}
      title={subfamilia.name}
      texts={{
        button: t('share.button'),
        copied: t('share.copied'),
        link: t('share.link'),
        copyYourself: t('share.copyYourself'),
      }}
    />
  );
}
