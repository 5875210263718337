import { useId } from 'react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { formatColones } from '#domain/prices/money.ts';
import { unitPrice } from '#domain/prices/pricing.ts';
import type { OrderEntry } from '#domain/quickOrder/checkOrder.ts';
import { codeKey } from '#domain/quickOrder/closeCodes.ts';
import { RadioGroup } from '#shared/ui/RadioGroup.tsx';
import type { OrderRowProps } from './OrderRow.tsx';
import { variantText } from './variantText.ts';

type Props = Pick<OrderRowProps, 'chosen' | 'onChoose'> & { readonly entry: OrderEntry };

/** The productos that share a code; none is chosen for the shopper. */
export function ProductChoice({ entry, chosen, onChoose }: Props) {
  const { t } = useTranslation('quickOrder');
  const name = useId();
  const { code, productos, wanted } = entry;
  return (
    <RadioGroup
      legend={t('choice.legend', { code })}
      name={name}
      value={String(chosen ?? '')}
      onChange={(value) => onChoose(codeKey(code), Number(value))}
      options={productos.map((producto) => {
        const price = unitPrice(producto.prices, wanted);
        const facts = [
          variantText(producto),
          price === null ? '' : formatColones(price),
          t('choice.stock', { count: producto.stock }),
        ];
        return {
          value: String(producto.productoId),
          label: producto.name,
          hint: facts.filter(Boolean).join(' · '),
        };
      })}
    />
  );
}
