import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { updateColor } from '#data/colors/write.ts';
import { afterColorWrite, staffQueries } from '#data/staffQueries.ts';
import type { Color } from '#domain/catalogue/catalogue.ts';
import { type ColorForm, validateColor } from '#domain/forms/colorForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Swatch } from '#shared/ui/Swatch.tsx';
import { EntityDialog } from '../../shared/form/EntityDialog.tsx';
import { useEditForm } from '../../shared/form/useEditForm.ts';
import { ColorFields } from '../../shared/options/ColorFields.tsx';

function show(field: keyof ColorForm, value: string): ReactNode {
  if (field === 'name') return value;
  return (
    <>
      <Swatch size="sm" rgb={value} /> <span>{value}</span>
    </>
  );
}

/** The popup that edits a colour; open while it is mounted. */
export function EditColorDialog({ color, onClose }: { color: Color; onClose: () => void }) {
  const t = useStaffText('productos');
  const tBackOffice = useStaffText('backOffice');
  const { data: colors = [] } = useQuery(staffQueries.colors());
  const api = useEditForm<ColorForm, Color>({
    row: color,
    toForm: ({ name, rgb }) => ({ name, rgb }),
    validate: (form) => validateColor(form, colors, color.id),
    write: updateColor,
    afterWrite: afterColorWrite,
    texts: {
      success: t('colors.edited'),
      failure: (detail) => t('colors.editFailed', { detail }),
      signIn: tBackOffice('signIn.editColors'),
    },
    uniqueField: 'name',
    close: onClose,
  });
  return (
    <EntityDialog
      title={t('colors.edit')}
      size="md"
      api={api}
      conflictTexts={{
        label: (field) => t(`colors.${field}`),
        show,
      }}
      onClose={onClose}
    >
      <ColorFields />
    </EntityDialog>
  );
}
