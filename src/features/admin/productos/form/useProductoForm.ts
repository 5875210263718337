import { useForm, type UseFormReturn } from 'react-hook-form';
import type { ProductoForm, ProductoFormErrors } from '#domain/productoForm.ts';
import { rulesResolver } from '#shared/lib/rulesResolver.ts';

/** The form of a product of react-hook-form. */
export type ProductoFormApi = UseFormReturn<ProductoForm>;

/**
 * @param filled what the form holds at first
 * @param validate the rules that it breaks, by the field's path
 */
export function useProductoForm(
  filled: ProductoForm,
  validate: (form: ProductoForm) => ProductoFormErrors,
): ProductoFormApi {
  return useForm<ProductoForm>({ defaultValues: filled, resolver: rulesResolver(validate) });
}

/** Whether a field that is required was empty when the form was last checked. */
export function isSomethingMissing(form: ProductoFormApi): boolean {
  return Object.values(form.formState.errors).some((error) => error?.type === 'required');
}
