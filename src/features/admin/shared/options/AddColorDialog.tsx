import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { colorCreation } from '#data/colors/write.ts';
import { afterColorWrite, staffQueries } from '#data/staffQueries.ts';
import type { Color } from '#domain/catalogue/catalogue.ts';
import { type ColorForm, EMPTY_COLOR_FORM, validateColor } from '#domain/forms/colorForm.ts';
import { productos } from '#i18n/es/staff/productos.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { EntityDialog } from '../form/EntityDialog.tsx';
import { useEntityForm } from '../form/useEntityForm.ts';
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
  const [create] = useState(colorCreation);
  const sent = useRef<ColorForm | null>(null);
  const api = useEntityForm<ColorForm>({
    filled: EMPTY_COLOR_FORM,
    validate: (form) => validateColor(form, colors, null, sent.current),
    async save(form) {
      sent.current = form;
      const color = await create(form);
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
