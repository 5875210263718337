import * as v from 'valibot';
import { EMPTY_CHECKOUT_FORM, type CheckoutForm } from '#domain/order/checkoutForm.ts';
import { readJson, tabStorage, type VisitStorage } from '#shared/lib/visitStorage.ts';
import { checkoutFormSchema } from './orderCodec.ts';

const DRAFT_KEY = 'checkoutDraft';
const REMEMBER_KEY = 'checkoutRemember';

/**
 * What was typed, kept in `storage`, so that neither a reload nor Back loses it.
 *
 * @internal Exported for tests, which simulate several tabs
 */
export function createCheckoutDraft(storage: VisitStorage) {
  return {
    /** @param start of a form in which nothing was typed yet, by default an empty one */
    readForm: (start = EMPTY_CHECKOUT_FORM): CheckoutForm => {
      const parsed = v.safeParse(checkoutFormSchema, readJson(storage, DRAFT_KEY));
      return parsed.success ? parsed.output : start;
    },
    saveForm: (form: CheckoutForm) => void storage.write(DRAFT_KEY, JSON.stringify(form)),
    /** Whether the buyer is to be remembered; `null`: nothing was chosen in this form. */
    readRemember: () => {
      const choice = storage.read(REMEMBER_KEY);
      return choice === null ? null : choice === '1';
    },
    saveRemember: (isWanted: boolean) => void storage.write(REMEMBER_KEY, isWanted ? '1' : '0'),
    clear: () => {
      storage.remove(DRAFT_KEY);
      storage.remove(REMEMBER_KEY);
    },
  };
}

export type CheckoutDraft = ReturnType<typeof createCheckoutDraft>;

/** The draft of this tab. */
export const checkoutDraft = createCheckoutDraft(tabStorage);
