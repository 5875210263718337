import { useFormContext, useWatch } from 'react-hook-form';
import { useHref } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import type { CodedProducto } from '#data/productos/codes.ts';
import type { ProductoForm } from '#domain/forms/productoForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { TextField, type TextFieldProps } from '#shared/ui/TextField.tsx';
import { FieldWarning } from '../../shared/form/FieldWarning.tsx';
import { useFormLock } from '../../shared/form/formLock.ts';
import { useCodeCheck } from './useCodeCheck.ts';

/** The product whose code it is. */
export type CodeOwner = {
  /** `null`: a new product. */
  readonly id: number | null;
  /** The code that a new product was sent with: the row that has it may be its own. */
  readonly sentCode?: string | null;
};

/** The code of a product; it says which product has the same one already. */
export function CodeField({ owner, ...field }: TextFieldProps & { owner: CodeOwner }) {
  const { control } = useFormContext<ProductoForm>();
  const code = useWatch({ control, name: 'code' });
  // While the form is being saved and afterwards, the row that has the code may be its own.
  const isLocked = useFormLock();
  const found = useCodeCheck(code, owner.id);
  const isOwn = isLocked || code === owner.sentCode;
  return (
    <TextField
      {...field}
      note={<FieldWarning>{!isOwn && found[0] && <Taken by={found[0]} />}</FieldWarning>}
    />
  );
}

function Taken({ by: { id, code, name } }: { by: CodedProducto }) {
  const t = useStaffText('productoForm');
  const href = useHref(staffPaths.producto(id));
  return (
    <>
      <span>{t('codeTaken.text', { name })}</span>{' '}
      <a href={href} target="_blank" rel="noopener">
        {t('codeTaken.open', { code })}
      </a>
    </>
  );
}
