import { useTranslation } from '#i18n/useTranslation.ts';
import { paths } from '#config/paths.ts';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import type { FoundProducto } from '#domain/quickOrder/checkOrder.ts';
import { Link } from '#shared/ui/Link.tsx';
import { Swatch } from '#shared/ui/Swatch.tsx';
import { CloseCodes } from './CloseCodes.tsx';
import type { OrderRowProps } from './OrderRow.tsx';
import { ProductChoice } from './ProductChoice.tsx';
import styles from './RowProduct.module.css';
import { variantText } from './variantText.ts';

function Product({ producto }: { producto: FoundProducto }) {
  const { name, subfamiliaId, colorId, colorName, colorRgb, tallaId } = producto;
  return (
    <div className={styles.product}>
      <Link
        className={styles.name}
        to={paths.product(subfamiliaId, { color: colorId, talla: tallaId })}
      >
        {name}
      </Link>
      <p className={styles.variant}>
        {colorName !== null && colorRgb !== null && (
          <Swatch rgb={colorRgb} rainbow={isRainbow({ name: colorName })} size="sm" />
        )}
        <span>{variantText(producto)}</span>
      </p>
    </div>
  );
}

/** The producto of a code, the ones to choose from, or the codes that may be meant. */
export function RowProduct({ entry, close, chosen, onReplace, onChoose }: OrderRowProps) {
  const { t } = useTranslation('quickOrder');
  const { productos, state, code } = entry;
  const [only] = productos;
  if (state.kind === 'unknown') {
    if (close.length === 0) return <p className={styles.help}>{t('help.unknown')}</p>;
    return <CloseCodes code={code} close={close} onUse={(meant) => onReplace(entry, meant)} />;
  }
  if (productos.length > 1)
    return <ProductChoice entry={entry} chosen={chosen} onChoose={onChoose} />;
  return only ? <Product producto={only} /> : null;
}
