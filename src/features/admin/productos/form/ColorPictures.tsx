import { getFixedT } from 'i18next';
import { CheckboxField } from '#shared/ui/CheckboxField.tsx';
import { RetryMessage } from '../../shared/RetryMessage.tsx';
import type { EditProductoApi } from './useEditProducto.ts';

const t = getFixedT('es', 'productoForm');

type Props = Pick<EditProductoApi, 'siblings' | 'isForColor' | 'setForColor' | 'readOnly'> & {
  /** The colour or the subfamilia is changed and not saved. */
  isColorChanged: boolean;
};

/**
 * Whether pictures are linked and unlinked for all sizes of the colour; not shown without other products
 * of the colour.
 *
 * @see docs/rules.md#product-pictures
 */
export function ColorPictures({
  siblings: { count, error, retry },
  isForColor,
  setForColor,
  readOnly,
  isColorChanged,
}: Props) {
  return (
    <>
      <RetryMessage
        tone="error"
        error={error}
        title={(reason) => t('images.siblingsFailed', { reason })}
        onRetry={retry}
      />
      {count > 0 && (
        <CheckboxField
          label={t('images.forColor', { count })}
          checked={isForColor && !isColorChanged}
          // Not `disabled`: the keyboard reaches the box and the reason.
          aria-disabled={isColorChanged}
          {...(isColorChanged && { hint: t('images.colorChanged') })}
          onChange={({ target }) => {
            if (!readOnly && !isColorChanged) setForColor(target.checked);
          }}
        />
      )}
    </>
  );
}
