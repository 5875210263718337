import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { renewEmailCode, sendContactEmail } from '#data/email.ts';
import { buildContactEmail, type ContactForm } from '#domain/order/contactEmail.ts';
import { useStore } from '#shared/hooks/useStore.ts';
import { createStore, type Store } from '#shared/lib/createStore.ts';
import { logError } from '#shared/lib/log.ts';
import { contactDraft } from './contactDraft.ts';

type MessageState = {
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  /** How many messages were sent in this visit. */
  readonly sentCount: number;
};

/** Sends the messages of one visit, also after the page that sent one has unmounted. */
type MessageSending = Store<MessageState> & {
  /** Returns `null` and sends nothing while another message is in flight. Never rejects. */
  readonly send: (form: ContactForm) => Promise<'success' | 'error' | null>;
  /** Called when the outcome was seen; does nothing while a message is in flight. */
  readonly forgetOutcome: () => void;
};

const NO_MESSAGE: MessageState = { status: 'idle', sentCount: 0 };

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

/**
 * A visit has one query cache, so the cache stands for the visit.
 *
 * @internal Exported for tests, which simulate several visits
 */
export function messageSendingOf(client: QueryClient): MessageSending {
  const sending = sendings.get(client) ?? createMessageSending();
  sendings.set(client, sending);
  return sending;
}

/** The last message, the same on every page with the form: it may be in flight on a page change. */
export function useContactMessage(): MessageState & Pick<MessageSending, 'send' | 'forgetOutcome'> {
  const sending = messageSendingOf(useQueryClient());
  const { send, forgetOutcome } = sending;
  return { ...useStore(sending, NO_MESSAGE), send, forgetOutcome };
}
