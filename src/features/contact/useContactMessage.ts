import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { messageSendingOf, type MessageSending, type MessageState } from './messageSending.ts';

/**
 * The message to the shop. What becomes of it is known on every page that shows the form, also
 * when the visitor left while it was on its way; one is sent at a time.
 */
export function useContactMessage(): MessageState & Pick<MessageSending, 'send' | 'forgetOutcome'> {
  const { getState, subscribe, send, forgetOutcome } = messageSendingOf(useQueryClient());
  return { ...useSyncExternalStore(subscribe, getState), send, forgetOutcome };
}
