import { useEffect, useState } from 'react';
import { useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import {
  EMPTY_CHECKOUT_FORM,
  REQUIRED_FIELDS,
  validateCheckout,
  type CheckoutForm,
} from '#domain/order/checkoutForm.ts';
import { checkoutDraft } from '#state/order/checkoutDraft.ts';
import { rememberedBuyer } from '#state/order/rememberedBuyer.ts';
import { rulesResolver } from '#ui/form/rulesResolver.ts';

/** Id of the form; buttons outside of the form submit it by this id. */
export const CHECKOUT_FORM_ID = 'checkout-form';

export type CheckoutFormApi = UseFormReturn<CheckoutForm>;

const resolver = rulesResolver<CheckoutForm>(validateCheckout);

/**
 * Returns the checkout form. It starts with its draft or the remembered buyer, saves typing to the draft, and
 * validates on submit. @see docs/rules.md#checkout-form
 */
export function useCheckoutForm(): CheckoutFormApi {
  const form = useForm<CheckoutForm>({
    defaultValues: checkoutDraft.readForm({ ...EMPTY_CHECKOUT_FORM, ...rememberedBuyer.read() }),
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => checkoutDraft.saveForm(values),
      }),
    [subscribe],
  );
  return form;
}

export function showFirstError(errors: FieldErrors<CheckoutForm>): void {
  const first = REQUIRED_FIELDS.find((field) => errors[field] !== undefined);
  if (first === undefined) return;
  const field = document.querySelector<HTMLElement>(`[name="${first}"]`);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

export type RememberChoice = ReturnType<typeof useRemember>;

/**
 * Returns the buyer's choice whether this browser remembers the personal data. The data is stored when the form is
 * sent, and removed as soon as the buyer unticks the box. @see docs/rules.md#my-orders
 */
export function useRemember() {
  const [isWanted, setWanted] = useState(
    () => checkoutDraft.readRemember() ?? rememberedBuyer.read() !== null,
  );
  return {
    isWanted,
    change(next: boolean) {
      setWanted(next);
      checkoutDraft.saveRemember(next);
      if (!next) rememberedBuyer.forget();
    },
    submitted(form: CheckoutForm) {
      // The buyer may have chosen otherwise in another tab: the form that is sent last decides.
      if (isWanted) rememberedBuyer.remember(form);
      else rememberedBuyer.forget();
    },
  };
}
