import * as v from 'valibot';
import { EMPTY_CHECKOUT_FORM, type CheckoutForm } from '#domain/order/checkoutForm.ts';
import { readJson, type VisitStorage } from '#shared/lib/visitStorage.ts';

const DRAFT_KEY = 'checkoutDraft';
const REFERENCE_KEY = 'orderReference';

const text = v.fallback(v.string(), '');

/** A stored value of another type counts as an empty field. */
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

/** What was typed, and the reference of the order once it was submitted. */
export type CheckoutDraft = {
  readonly readForm: () => CheckoutForm;
  readonly saveForm: (form: CheckoutForm) => void;
  /** The reference of this order, the same after retries and reloads; `create` makes it once. */
  readonly reference: (create: () => string) => string;
  /** The next submission is another order. */
  readonly forgetReference: () => void;
  readonly clear: () => void;
};

/** The draft is kept in `storage`, so that neither a reload nor Back loses what was typed. */
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
