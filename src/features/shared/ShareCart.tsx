import { business } from '#config/business.ts';
import { paths } from '#config/paths.ts';
import { encodeShare, type SharedLine } from '#domain/cart/shareCode.ts';
import { useCartTexts } from '#i18n/es/cart.ts';
import { ShareButton } from '#ui/action/ShareButton.tsx';

type Props = { lines: readonly SharedLine[]; label: string };

/** Button that shares a link. A person who opens it is offered these lines. @see docs/rules.md#shared-carts */
export function ShareCart({ lines, label }: Props) {
  const t = useCartTexts();
  return (
    <ShareButton
      path={paths.sharedCart(encodeShare(lines))}
      title={t('share.title', { brand: business.name })}
      label={label}
      linkLabel={t('share.link')}
    />
  );
}
