import * as v from 'valibot';
import { EMPTY_CHECKOUT_FORM, type CheckoutForm } from '#domain/order/checkoutForm.ts';
import { readJson, tabStorage } from '#lib/storage.ts';
import { checkoutFormSchema } from './orderCodec.ts';

const DRAFT_KEY = 'checkoutDraft';
const REMEMBER_KEY = 'checkoutRemember';

/** Stores the typed checkout form in this tab, so that it is still there after a reload or another page. */
export const checkoutDraft = {
  /** @param initialForm returned if no form is stored; by default an empty form */
  readForm: (initialForm = EMPTY_CHECKOUT_FORM): CheckoutForm =>
    v.parse(v.fallback(checkoutFormSchema, initialForm), readJson(tabStorage, DRAFT_KEY)),
  saveForm: (form: CheckoutForm) => void tabStorage.write(DRAFT_KEY, JSON.stringify(form)),
  /** Returns whether the buyer wants to be remembered; `null`: the buyer has not chosen in this tab. */
  readRemember() {
    const choice = tabStorage.read(REMEMBER_KEY);
    return choice === null ? null : choice === '1';
  },
  saveRemember: (isWanted: boolean) => void tabStorage.write(REMEMBER_KEY, isWanted ? '1' : '0'),
  clear() {
    tabStorage.remove(DRAFT_KEY);
    tabStorage.remove(REMEMBER_KEY);
  },
} as const;
