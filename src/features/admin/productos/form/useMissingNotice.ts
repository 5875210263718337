import { getFixedT } from 'i18next';
import type { FieldErrors } from 'react-hook-form';
import type { ProductoForm } from '#domain/forms/productoForm.ts';
import type { FormNotice } from '../../shared/FormMessage.tsx';

const t = getFixedT('es', 'productoForm');

/** The notice above a form in which a required field is empty. */
export function useMissingNotice(): (errors: FieldErrors<ProductoForm>) => FormNotice | null {
  return (errors) =>
    Object.values(errors).some((error) => error?.type === 'required')
      ? { tone: 'error', text: t('missing') }
      : null;
}
