import { useQuery } from '@tanstack/react-query';
import { productoFormQueries } from '#data/productoFormQueries.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { CheckboxField } from '#shared/ui/CheckboxField.tsx';
import type { EditProductoApi } from './useEditProducto.ts';

type Props = Pick<EditProductoApi, 'row' | 'isForColor' | 'setForColor' | 'readOnly'> & {
  /** The colour or the subfamilia is changed and not saved. */
  isColorChanged: boolean;
};

/**
 * Whether pictures are linked and unlinked for all sizes of the colour; not shown without other products
 * of the colour.
 *
 * @see docs/rules.md#product-pictures
 */
export function ColorPictures({ row, isForColor, setForColor, readOnly, isColorChanged }: Props) {
  const t = useStaffText('productoForm');
  const { data: others = [] } = useQuery(productoFormQueries.sameColor(row.producto));
  if (others.length === 0) return null;
  return (
    <CheckboxField
      label={t('images.forColor', { count: others.length })}
      checked={isForColor && !isColorChanged}
      disabled={isColorChanged}
      {...(isColorChanged && { hint: t('images.colorChanged') })}
      onChange={({ target }) => {
        if (!readOnly) setForColor(target.checked);
      }}
    />
  );
}
