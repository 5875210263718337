import * as v from 'valibot';
import { EMPTY_CHECKOUT_FORM, type CheckoutForm } from '#domain/order/checkoutForm.ts';
import { readJson, tabStorage } from '#lib/visitStorage.ts';
import { checkoutFormSchema } from './orderCodec.ts';

const DRAFT_KEY = 'checkoutDraft';
const REMEMBER_KEY = 'checkoutRemember';

/** The typed checkout form, stored for this tab, so that neither a reload nor Back loses it. */
export const checkoutDraft = {
  /** @param start returned while no form is stored; by default an empty form */
  readForm: (start = EMPTY_CHECKOUT_FORM): CheckoutForm =>
    v.parse(v.fallback(checkoutFormSchema, start), readJson(tabStorage, DRAFT_KEY)),
  saveForm: (form: CheckoutForm) => void tabStorage.write(DRAFT_KEY, JSON.stringify(form)),
  /** Returns the choice to remember the buyer; `null`: none was made in this form. */
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
