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
import { createStoredValue, tabStorage } from '#lib/storage.ts';

/** Schema of a field. Cleans the text, because older versions stored it with invisible characters. */
const text = v.fallback(v.pipe(v.string(), v.transform(cleanText)), '');

/** Schema of the stored draft; a value of another type counts as an empty field. */
const contactFormSchema = v.fallback(
  v.object({ name: text, email: text, phone: text, message: text }),
  EMPTY_CONTACT_FORM,
);

/** The typed message, stored in the tab, so that it is there after a reload or on another page. */
export const contactDraft = createStoredValue({
  storage: tabStorage,
  key: 'contactDraft',
  parse: (stored) => v.parse(contactFormSchema, stored),
});

const { read, subscribe, write } = createStore<'idle' | 'pending' | 'success' | 'error'>('idle');

/** Sends messages and holds the status of the last one. It is not part of a page, so a page change stops nothing. */
export const messageSending = {
  read,
  subscribe,
  /** Sends a message. Never rejects. @returns `null`: not sent, because another message is in flight */
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
    contactDraft.remove();
    write('success');
    return 'success';
  },
  /** Resets the status after the visitor has seen the outcome. Does nothing while a message is in flight. */
  forgetOutcome: () => {
    if (read() !== 'pending') write('idle');
  },
};
