import type { FieldValues } from 'react-hook-form';
import { FormDialog, type FormDialogProps } from '../FormDialog.tsx';
import { EntityFields, type EntityFormProps } from './EntityFields.tsx';
import type { Elements } from '#shared/ui/Elements.ts';

type Props<Form extends FieldValues, Row> = EntityFormProps<Form, Row> &
  Pick<FormDialogProps, 'title' | 'size' | 'hash' | 'submitLabel' | 'onClose'> & {
    children: Elements;
  };

/** The form of an entity in a popup, open while it is mounted. */
export function EntityDialog<Form extends FieldValues, Row = never>({
  title,
  size,
  hash,
  submitLabel,
  onClose,
  children,
  ...fields
}: Props<Form, Row>) {
  const { submit, isBusy, isDirty, isDone, notice } = fields.api;
  return (
    <FormDialog
      title={title}
      size={size}
      hash={hash}
      onClose={onClose}
      onSubmit={submit}
      isBusy={isBusy}
      isDirty={isDirty}
      isDone={isDone}
      submitLabel={submitLabel}
      message={notice}
    >
      <EntityFields {...fields}>{children}</EntityFields>
    </FormDialog>
  );
}
