import { useEffect } from 'react';
import { useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import {
  EMPTY_CHECKOUT_FORM,
  REQUIRED_FIELDS,
  validateCheckout,
  type CheckoutForm,
} from '#domain/order/checkoutForm.ts';
import { rulesResolver } from '#shared/lib/rulesResolver.ts';
import type { CheckoutDraft } from '#state/order/checkoutDraft.ts';
import type { Buyer } from '#state/order/rememberedBuyer.ts';

/** Buttons outside of the form submit it by this id. */
export const CHECKOUT_FORM_ID = 'checkout-form';

export type CheckoutFormApi = UseFormReturn<CheckoutForm>;

const resolver = rulesResolver<CheckoutForm>(validateCheckout);

/**
 * The checkout form starts with its draft, or with the buyer of this browser. It saves what is typed to it, and validates on submit.
 *
 * @see docs/rules.md#checkout-form
 */
export function useCheckoutForm(draft: CheckoutDraft, buyer: Buyer | null): CheckoutFormApi {
  const form = useForm<CheckoutForm>({
    defaultValues: draft.readForm({ ...EMPTY_CHECKOUT_FORM, ...buyer }),
    resolver,
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

/** Focuses the first field with an error and scrolls it to the middle of the screen. */
export function showFirstError(errors: FieldErrors<CheckoutForm>): void {
  const first = REQUIRED_FIELDS.find((field) => errors[field] !== undefined);
  if (first === undefined) return;
  const field = document.querySelector<HTMLElement>(`[name="${first}"]`);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
