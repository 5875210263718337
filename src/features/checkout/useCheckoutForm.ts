import { useEffect } from 'react';
import { useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { TYPED_FIELDS, type CheckoutForm } from '#domain/order/checkoutForm.ts';
import type { CheckoutDraft } from './checkoutDraft.ts';
import { checkoutResolver } from './checkoutResolver.ts';

/** The checkout form of react-hook-form. */
export type CheckoutFormApi = UseFormReturn<CheckoutForm>;

/**
 * The checkout form over its draft: it starts with what was typed before, keeps what is typed,
 * checks when it is sent, and clears the error of a field as soon as that is edited.
 */
export function useCheckoutForm(draft: CheckoutDraft): CheckoutFormApi {
  const form = useForm<CheckoutForm>({
    defaultValues: draft.readForm(),
    resolver: checkoutResolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => draft.saveForm(values),
      }),
    [subscribe, draft],
  );
  return form;
}

/** Puts the focus into the first field with an error, in the middle of the screen. */
export function showFirstError(errors: FieldErrors<CheckoutForm>): void {
  const first = TYPED_FIELDS.find((field) => errors[field] !== undefined);
  if (first === undefined) return;
  const field = document.querySelector<HTMLElement>(`[name="${first}"]`);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
