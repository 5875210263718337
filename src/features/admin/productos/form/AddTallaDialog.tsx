import { TALLA_LIMIT } from '#domain/tallaForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useTextLimit } from '#i18n/useTextLimit.ts';
import { TextField } from '#shared/ui/TextField.tsx';
import { FormDialog } from '../../shared/FormDialog.tsx';
import { useAddTalla } from './useAddTalla.ts';

type Props = {
  /** Told the label of the new size at once, before the popup closes. */
  onAdded: (talla: string) => void;
  onClose: () => void;
};

/** The popup that adds a size. @see spec §5 "New size" */
export function AddTallaDialog({ onAdded, onClose }: Props) {
  const t = useStaffText('productoForm');
  const limitOf = useTextLimit('es');
  const { form, submit, error, notice, isBusy, isDone } = useAddTalla(onAdded, onClose);
  return (
    <FormDialog
      title={t('talla.add')}
      size="md"
      onClose={onClose}
      onSubmit={submit}
      isBusy={isBusy}
      isDirty={form.formState.isDirty}
      isDone={isDone}
      message={notice}
    >
      <TextField
        {...form.register('id', { onChange: () => form.clearErrors('id') })}
        label={t('talla.id')}
        hint={t('talla.hint')}
        required
        readOnly={isBusy || isDone}
        limit={limitOf(TALLA_LIMIT)}
        autoComplete="off"
        error={error && t(`talla.${error}`)}
      />
    </FormDialog>
  );
}
