import type { FieldErrors } from 'react-hook-form';
import type { ProductoForm } from '#domain/forms/productoForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import type { FormNotice } from '../../shared/FormMessage.tsx';

/** The notice above a form in which a required field is empty. */
export function useMissingNotice(): (errors: FieldErrors<ProductoForm>) => FormNotice | null {
  const t = useStaffText('productoForm');
  return (errors) =>
    Object.values(errors).some((error) => error?.type === 'required')
      ? { tone: 'error', text: t('missing') }
      : null;
}
