import * as v from 'valibot';
import { EMPTY_CHECKOUT_FORM, type CheckoutForm } from '#domain/order/checkoutForm.ts';
import { readJson, type VisitStorage } from '#shared/lib/visitStorage.ts';

const DRAFT_KEY = 'checkoutDraft';
const REFERENCE_KEY = 'orderReference';

const text = v.fallback(v.string(), '');

/** What a shopper may have typed; anything else found in its place counts as not typed. */
export const checkoutFormSchema = v.object({
  fullName: text,
  email: text,
  phone: text,
  province: text,
  canton: text,
  district: text,
  exactAddress: text,
  additionalInfo: text,
  paymentMethod: v.fallback(
    v.picklist(['bankTransfer', 'cash']),
    EMPTY_CHECKOUT_FORM.paymentMethod,
  ),
});

/** The order being written: what was typed, and its reference once it was tried to be sent. */
export type CheckoutDraft = {
  readonly readForm: () => CheckoutForm;
  readonly saveForm: (form: CheckoutForm) => void;
  /** The reference of this order, over retries and reloads; made by `create` the first time. */
  readonly reference: (create: () => string) => string;
  /** Forgets the reference: what is written from now on is another order. */
  readonly forgetReference: () => void;
  /** Forgets everything: the next order is another one. */
  readonly clear: () => void;
};

/** The draft kept in `storage`, so that neither a reload nor Back loses what was typed. */
export function createCheckoutDraft(storage: VisitStorage): CheckoutDraft {
  return {
    readForm() {
      const parsed = v.safeParse(checkoutFormSchema, readJson(storage, DRAFT_KEY));
      return parsed.success ? parsed.output : EMPTY_CHECKOUT_FORM;
    },
    saveForm: (form) => storage.write(DRAFT_KEY, JSON.stringify(form)),
    reference(create) {
      const known = storage.read(REFERENCE_KEY);
      if (known !== null && known !== '') return known;
      const reference = create();
      storage.write(REFERENCE_KEY, reference);
      return reference;
    },
    forgetReference: () => storage.remove(REFERENCE_KEY),
    clear() {
      storage.remove(DRAFT_KEY);
      storage.remove(REFERENCE_KEY);
    },
  };
}
