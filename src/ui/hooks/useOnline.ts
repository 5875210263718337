import { eventStore } from '#lib/createStore.ts';
import { useStore } from './useStore.ts';

const online = eventStore(
  () => window,
  ['online', 'offline'],
  () => navigator.onLine,
);

export function useOnline(): boolean {
  return useStore(online, true);
}
