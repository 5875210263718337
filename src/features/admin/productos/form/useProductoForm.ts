import type { FormEvent } from 'react';
import { useForm, type FieldPath, type UseFormReturn } from 'react-hook-form';
import {
  PRICE_FIELDS,
  type ProductoForm,
  type ProductoFormErrors,
} from '../../../../domain/productoForm.ts';
import { rulesResolver } from '../../../../shared/lib/rulesResolver.ts';

const NUMBER_FIELDS = [...PRICE_FIELDS, 'discountPercent'] as const;

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

/** The first number field that shows something that is no number; to the form it looks empty. */
export function findBadNumber(event: FormEvent<HTMLFormElement>): FieldPath<ProductoForm> | null {
  for (const field of event.currentTarget.elements) {
    if (!(field instanceof HTMLInputElement) || !field.validity.badInput) continue;
    const index = /^stock\.(\d+)\.quantity$/.exec(field.name)?.[1];
    if (index !== undefined) return `stock.${Number(index)}.quantity`;
    return NUMBER_FIELDS.find((name) => name === field.name) ?? null;
  }
  return null;
}

/** Whether a field that is required was empty when the form was last checked. */
export function isSomethingMissing(form: ProductoFormApi): boolean {
  return Object.values(form.formState.errors).some((error) => error?.type === 'required');
}
