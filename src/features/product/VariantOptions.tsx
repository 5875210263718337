import { useTranslation } from 'react-i18next';
import type { Producto } from '#domain/catalogue/catalogue.ts';
import { isTallaOffered, listColors, listTallas } from '#domain/catalogue/variants.ts';
import { ColorOptions } from './ColorOptions.tsx';
import { GuideHost } from './GuideHost.tsx';
import { TallaOptions, type TallaOption } from './TallaOptions.tsx';
import type { Variant } from './useVariant.ts';
import styles from './VariantOptions.module.css';

type Props = {
  readonly familiaId: number;
  readonly productos: readonly Producto[];
  readonly variant: Variant;
};

/** Colours and sizes, each only if there is something to choose. */
export function VariantOptions({ familiaId, productos, variant }: Props) {
  const { t } = useTranslation('product');
  const { producto } = variant;
  const colorId = producto?.color?.id ?? null;
  const colors = listColors(productos);
  const tallaIds = listTallas(productos);
  const hasNoTalla = productos.some(({ tallaId }) => tallaId === null);
  const tallas: TallaOption[] = [...tallaIds, ...(hasNoTalla ? [null] : [])].map((id) => ({
    id,
    isOffered: isTallaOffered(productos, id, colorId),
  }));
  const guides = <GuideHost familiaId={familiaId} place="legend" />;
  return (
    <div className={styles.options}>
      {colors.length > 0 && (
        <ColorOptions
          legend={t('options.color')}
          aside={tallaIds.length === 0 && guides}
          colors={productos.some(({ color }) => color === null) ? [...colors, null] : colors}
          noneLabel={t('options.noColor')}
          chosenId={producto ? colorId : undefined}
          onChoose={variant.chooseColor}
        />
      )}
      {tallaIds.length > 0 && (
        <TallaOptions
          legend={t('options.talla')}
          aside={guides}
          tallas={tallas}
          noneLabel={t('options.noTalla')}
          chosenId={producto?.tallaId}
          onChoose={variant.chooseTalla}
        />
      )}
    </div>
  );
}
