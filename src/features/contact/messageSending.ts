import type { QueryClient } from '@tanstack/react-query';
import { renewEmailCode, sendContactEmail } from '#data/email.ts';
import { buildContactEmail, type ContactForm } from '#domain/order/contactEmail.ts';
import { logError } from '#shared/lib/log.ts';
import { contactDraft } from './contactDraft.ts';

export type MessageState = {
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  /** How many messages were sent in this visit. */
  readonly sentCount: number;
};

/** Sends the messages of one visit, also after the page that sent one has unmounted. */
export type MessageSending = {
  readonly getState: () => MessageState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns `null` and sends nothing while another message is in flight. Never rejects. */
  readonly send: (form: ContactForm) => Promise<'success' | 'error' | null>;
  /** Called when the outcome was seen; does nothing while a message is in flight. */
  readonly forgetOutcome: () => void;
};

function createMessageSending(): MessageSending {
  const listeners = new Set<() => void>();
  let state: MessageState = { status: 'idle', sentCount: 0 };

  function go(next: MessageState) {
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async send(form) {
      if (state.status === 'pending') return null;
      go({ ...state, status: 'pending' });
      await renewEmailCode();
      try {
        await sendContactEmail(buildContactEmail(form));
      } catch (error) {
        logError('contact: send message', error);
        go({ ...state, status: 'error' });
        return 'error';
      }
      contactDraft.clear();
      go({ status: 'success', sentCount: state.sentCount + 1 });
      return 'success';
    },
    forgetOutcome() {
      const hasOutcome = state.status === 'success' || state.status === 'error';
      if (hasOutcome) go({ ...state, status: 'idle' });
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
