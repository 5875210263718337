import * as v from 'valibot';
import type { QueryClient } from '@tanstack/react-query';
import { renewEmailCode, sendContactEmail } from '#data/email.ts';
import {
  buildContactEmail,
  EMPTY_CONTACT_FORM,
  type ContactForm,
} from '#domain/order/contactEmail.ts';
import { cleanText } from '#domain/text/cleanText.ts';
import { createStore, type Store } from '#shared/lib/createStore.ts';
import { logError } from '#shared/lib/log.ts';
import { readJson, tabStorage } from '#shared/lib/visitStorage.ts';

const DRAFT_KEY = 'contactDraft';

/** An older version stored it as it was typed, with its invisible characters. */
const text = v.fallback(v.pipe(v.string(), v.transform(cleanText)), '');

/** A stored value of another type counts as an empty field. */
const contactFormSchema = v.object({ name: text, email: text, phone: text, message: text });

/** What was typed is kept for this visit: neither a reload nor another page loses it. */
export const contactDraft = {
  read(): ContactForm {
    const parsed = v.safeParse(contactFormSchema, readJson(tabStorage, DRAFT_KEY));
    return parsed.success ? parsed.output : EMPTY_CONTACT_FORM;
  },
  save: (form: ContactForm): void => void tabStorage.write(DRAFT_KEY, JSON.stringify(form)),
  clear: (): void => tabStorage.remove(DRAFT_KEY),
} as const;

export type MessageState = {
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  /** How many messages were sent in this visit. */
  readonly sentCount: number;
};

/** Sends the messages of one visit, also after the page that sent one has unmounted. */
export type MessageSending = Store<MessageState> & {
  /** Returns `null` and sends nothing while another message is in flight. Never rejects. */
  readonly send: (form: ContactForm) => Promise<'success' | 'error' | null>;
  /** Called when the outcome was seen; does nothing while a message is in flight. */
  readonly forgetOutcome: () => void;
};

export const NO_MESSAGE: MessageState = { status: 'idle', sentCount: 0 };

function createMessageSending(): MessageSending {
  const { read, subscribe, write } = createStore(NO_MESSAGE);
  return {
    read,
    subscribe,
    async send(form) {
      const { status, sentCount } = read();
      if (status === 'pending') return null;
      write({ status: 'pending', sentCount });
      await renewEmailCode();
      try {
        await sendContactEmail(buildContactEmail(form));
      } catch (error) {
        logError('contact: send message', error);
        write({ status: 'error', sentCount });
        return 'error';
      }
      contactDraft.clear();
      write({ status: 'success', sentCount: sentCount + 1 });
      return 'success';
    },
    forgetOutcome() {
      if (['success', 'error'].includes(read().status)) write({ ...read(), status: 'idle' });
    },
  };
}

const sendings = new WeakMap<QueryClient, MessageSending>();

/** A visit has one query cache, so the cache stands for the visit. */
export function messageSendingOf(client: QueryClient): MessageSending {
  const sending = sendings.get(client) ?? createMessageSending();
  sendings.set(client, sending);
  return sending;
}
