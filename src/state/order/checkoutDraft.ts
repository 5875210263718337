import * as v from 'valibot';
import { EMPTY_CHECKOUT_FORM, type CheckoutForm } from '#domain/order/checkoutForm.ts';
import { readJson, tabStorage, type VisitStorage } from '#shared/lib/visitStorage.ts';
import { checkoutFormSchema } from './orderCodec.ts';

const DRAFT_KEY = 'checkoutDraft';
const REMEMBER_KEY = 'checkoutRemember';

/** What was typed. */
export type CheckoutDraft = {
  /** @param start of a form in which nothing was typed yet, by default an empty one */
  readonly readForm: (start?: CheckoutForm) => CheckoutForm;
  readonly saveForm: (form: CheckoutForm) => void;
  /** Whether the buyer is to be remembered; `null`: nothing was chosen in this form. */
  readonly readRemember: () => boolean | null;
  readonly saveRemember: (isWanted: boolean) => void;
  readonly clear: () => void;
};

/**
 * The draft is kept in `storage`, so that neither a reload nor Back loses what was typed.
 *
 * @internal Exported for tests, which simulate several tabs
 */
export function createCheckoutDraft(storage: VisitStorage): CheckoutDraft {
  return {
    readForm(start = EMPTY_CHECKOUT_FORM) {
      const parsed = v.safeParse(checkoutFormSchema, readJson(storage, DRAFT_KEY));
      return parsed.success ? parsed.output : start;
    },
    saveForm: (form) => void storage.write(DRAFT_KEY, JSON.stringify(form)),
    readRemember() {
      const choice = storage.read(REMEMBER_KEY);
      return choice === null ? null : choice === '1';
    },
    saveRemember: (isWanted) => void storage.write(REMEMBER_KEY, isWanted ? '1' : '0'),
    clear() {
      storage.remove(DRAFT_KEY);
      storage.remove(REMEMBER_KEY);
    },
  };
}

/** The draft of this tab. */
export const checkoutDraft: CheckoutDraft = createCheckoutDraft(tabStorage);
