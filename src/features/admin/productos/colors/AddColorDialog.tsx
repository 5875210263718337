import { useQuery } from '@tanstack/react-query';
import { createColor } from '#data/colors/write.ts';
import { afterColorWrite, staffQueries } from '#data/staffQueries.ts';
import type { Color } from '#domain/catalogue/catalogue.ts';
import { type ColorForm, EMPTY_COLOR_FORM, validateColor } from '#domain/forms/colorForm.ts';
import { productos } from '#i18n/es/staff/productos.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { EntityDialog } from '../../shared/form/EntityDialog.tsx';
import { useEntityForm } from '../../shared/form/useEntityForm.ts';
import { ColorFields } from './ColorFields.tsx';

registerTexts('productos', productos);

type Props = {
  /** Called with the new colour, before the popup closes. */
  onAdded?: (color: Color) => void;
  onClose: () => void;
};

/** The popup that adds a colour; open while it is mounted. @see docs/rules.md#colours-and-sizes */
export function AddColorDialog({ onAdded, onClose }: Props) {
  const t = useStaffText('productos');
  const tBackOffice = useStaffText('backOffice');
  const { data: colors = [] } = useQuery(staffQueries.colors());
  const api = useEntityForm<ColorForm>({
    filled: EMPTY_COLOR_FORM,
    validate: (form) => validateColor(form, colors, null),
    async save(form) {
      const color = await createColor(form);
      onAdded?.(color);
      return 'saved';
    },
    afterWrite: afterColorWrite,
    texts: {
      success: t('colors.added'),
      failure: (detail) => t('colors.addFailed', { detail }),
      signIn: tBackOffice('signIn.addColors'),
    },
    uniqueField: 'name',
    close: onClose,
  });
  return (
    <EntityDialog title={t('colors.add')} size="md" api={api} onClose={onClose}>
      <ColorFields isNew />
    </EntityDialog>
  );
}
