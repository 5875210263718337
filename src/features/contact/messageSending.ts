import * as v from 'valibot';
import { renewEmailCode, sendContactEmail } from '#data/email.ts';
import {
  buildContactEmail,
  EMPTY_CONTACT_FORM,
  type ContactForm,
} from '#domain/order/contactEmail.ts';
import { cleanText } from '#domain/text/cleanText.ts';
import { createStore } from '#lib/createStore.ts';
import { logError } from '#lib/log.ts';
import { readJson, tabStorage } from '#lib/visitStorage.ts';

const DRAFT_KEY = 'contactDraft';

/** A field of the draft. Older versions stored it as it was typed, with invisible characters. */
const text = v.fallback(v.pipe(v.string(), v.transform(cleanText)), '');

/** The stored draft; a value of another type counts as an empty field. */
const contactFormSchema = v.fallback(
  v.object({ name: text, email: text, phone: text, message: text }),
  EMPTY_CONTACT_FORM,
);

/** Stores the typed message for this visit: neither a reload nor another page loses it. */
export const contactDraft = {
  read: () => v.parse(contactFormSchema, readJson(tabStorage, DRAFT_KEY)),
  save: (form: ContactForm) => void tabStorage.write(DRAFT_KEY, JSON.stringify(form)),
  clear: () => tabStorage.remove(DRAFT_KEY),
} as const;

const { read, subscribe, write } = createStore<'idle' | 'pending' | 'success' | 'error'>('idle');

/** Sends the messages of a visit, even after the page of a message has unmounted. */
export const messageSending = {
  read,
  subscribe,
  /** Returns `null` and sends nothing while another message is in flight. Never rejects. */
  send: async (form: ContactForm): Promise<'success' | 'error' | null> => {
    if (read() === 'pending') return null;
    write('pending');
    await renewEmailCode();
    try {
      await sendContactEmail(buildContactEmail(form));
    } catch (error) {
      logError('contact: send message', error);
      write('error');
      return 'error';
    }
    contactDraft.clear();
    write('success');
    return 'success';
  },
  /** Call it after the visitor has seen the outcome. Does nothing while a message is in flight. */
  forgetOutcome: () => {
    if (read() !== 'pending') write('idle');
  },
};
