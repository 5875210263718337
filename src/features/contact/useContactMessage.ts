import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { messageSendingOf, type MessageSending, type MessageState } from './messageSending.ts';

/** The last message, the same on every page with the form: it may be in flight on a page change. */
export function useContactMessage(): MessageState & Pick<MessageSending, 'send' | 'forgetOutcome'> {
  const { getState, subscribe, send, forgetOutcome } = messageSendingOf(useQueryClient());
  return { ...useSyncExternalStore(subscribe, getState, getState), send, forgetOutcome };
}
