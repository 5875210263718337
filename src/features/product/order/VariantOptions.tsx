import { memo } from 'react';
import { paths } from '#config/paths.ts';
import { stockStatus } from '#domain/cart/stock.ts';
import type { Producto } from '#domain/catalogue/catalogue.ts';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { isOffered, listColors, listTallas } from '#domain/catalogue/variants.ts';
import { useProductTexts } from '#i18n/es/product.ts';
import { Link } from '#ui/action/Link.tsx';
import { OptionChip } from '#ui/form/OptionChip.tsx';
import { OptionSet } from '#ui/form/OptionSet.tsx';
import { Swatch } from '#ui/picture/Swatch.tsx';
import { Note, Row } from '#ui/Stack.tsx';
import { Tag } from '#ui/Tag.tsx';
import { GuideHost } from '../guides/GuideHost.tsx';
import type { VariantChoice } from '../useVariant.ts';

type Props = {
  readonly familiaId: number;
  readonly productos: readonly Producto[];
  readonly variant: VariantChoice;
};

/**
 * Choice of colour, by swatches with names, and of size, in garment order. Each is left out if the product has none.
 * Sizes that the chosen colour does not have are disabled. @see docs/rules.md#variants
 */
export const VariantOptions = memo(function VariantOptions({
  familiaId,
  productos,
  variant,
}: Props) {
  const t = useProductTexts();
  const { producto } = variant;
  const colorId = producto.color?.id ?? null;
  const colors = listColors(productos);
  const tallas = listTallas(productos);
  const hasNoColor = productos.some(({ color }) => color === null);
  const hasNoTalla = productos.some(({ tallaId }) => tallaId === null);
  const guides = <GuideHost familiaId={familiaId} place="legend" />;
  return (
    <>
      {colors.length > 0 && (
        <OptionSet legend={t('options.color')} aside={tallas.length === 0 && guides}>
          {[...colors, ...(hasNoColor ? [null] : [])].map((color) => {
            const id = color?.id ?? null;
            return (
              <OptionChip
                key={id}
                name="color"
                value={String(id ?? '')}
                checked={id === colorId}
                onSelect={() => variant.chooseColor(id)}
              >
                {color && <Swatch rgb={color.rgb} rainbow={isRainbow(color)} />}
                <span>{color?.name ?? t('options.noColor')}</span>
              </OptionChip>
            );
          })}
        </OptionSet>
      )}
      {tallas.length > 0 && (
        <OptionSet legend={t('options.talla')} aside={guides}>
          {[...tallas, ...(hasNoTalla ? [null] : [])].map((id) => (
            <OptionChip
              key={id}
              name="talla"
              value={id ?? ''}
              checked={id === producto.tallaId}
              disabled={!isOffered(productos, { colorId, tallaId: id })}
              onSelect={() => variant.chooseTalla(id)}
            >
              {id ?? t('options.noTalla')}
            </OptionChip>
          ))}
        </OptionSet>
      )}
    </>
  );
});

const STOCK_TONES = { soldOut: 'danger', low: 'warning', inStock: 'success' } as const;

type StockProps = { readonly stock: number; readonly inCart: number };

export const StockLine = memo(function StockLine({ stock, inCart }: StockProps) {
  const t = useProductTexts();
  const status = stockStatus(stock);
  const texts = {
    soldOut: t('stock.soldOut'),
    low: t('stock.low', { count: stock }),
    inStock: t('stock.available', { units: stock }),
  };
  return (
    <Row gap={[1, 3]} align="baseline">
      <p aria-live="polite">
        <Tag tone={STOCK_TONES[status]}>{texts[status]}</Tag>
      </p>
      {inCart > 0 && (
        <Note>
          <span>{t('stock.inCart', { units: inCart })}</span>{' '}
          <Link to={paths.cart()}>{t('stock.viewCart')}</Link>
        </Note>
      )}
    </Row>
  );
});
