import { createColor } from '#data/staffColors.ts';
import type { Color } from '#domain/catalogue.ts';
import { EMPTY_COLOR_FORM } from '#domain/colorForm.ts';
import { productos } from '#i18n/es/staff/productos.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { FormDialog } from '../../shared/FormDialog.tsx';
import { ColorFields } from './ColorFields.tsx';
import { useColorForm } from './useColorForm.ts';

registerTexts('productos', productos);

type Props = {
  /** Told the new colour at once, before the popup closes. */
  onAdded?: (color: Color) => void;
  onClose: () => void;
};

/** The popup that adds a colour; open while it is mounted. @see spec §5 "New colour" */
export function AddColorDialog({ onAdded, onClose }: Props) {
  const t = useStaffText('productos');
  const tShared = useStaffText('backOffice');
  const api = useColorForm({
    filled: EMPTY_COLOR_FORM,
    ownId: null,
    async save(form) {
      const color = await createColor(form);
      onAdded?.(color);
      return true;
    },
    texts: {
      success: t('colors.added'),
      failure: (detail) => t('colors.addFailed', { detail }),
      signIn: tShared('signIn.addColors'),
    },
    close: onClose,
  });
  return (
    <FormDialog
      title={t('colors.add')}
      size="md"
      onClose={onClose}
      onSubmit={api.submit}
      isBusy={api.isBusy}
      isDirty={api.form.formState.isDirty}
      isDone={api.isDone}
      message={api.notice}
    >
      <ColorFields isNew form={api.form} readOnly={api.isBusy || api.isDone} />
    </FormDialog>
  );
}
