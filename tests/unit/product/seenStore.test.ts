import { describe, expect, test } from 'vitest';
import { createSeenStore } from '#features/product/createSeenStore.ts';
import { createVisitStorage } from '#shared/lib/visitStorage.ts';
import { FakeStorage, type StorageFault } from '../state/tabs.ts';

const KEY = 'seen';

function openTab(storage: FakeStorage) {
  let onTabs: (key: string | null) => void = () => undefined;
  const store = createSeenStore(
    KEY,
    createVisitStorage(() => storage),
    (onChange) => {
      onTabs = onChange;
    },
  );
  return { store, changeElsewhere: (key: string | null) => onTabs(key) };
}

test('seen products outlive the tab, and another tab follows', () => {
  const storage = new FakeStorage();
  const first = openTab(storage);
  const second = openTab(storage);
  let notified = 0;
  second.store.subscribe(() => {
    notified += 1;
  });
  first.store.add(1);
  first.store.add(2);
  for (const key of ['other', KEY]) second.changeElsewhere(key);
  expect(notified).toBe(1);
  expect(second.store.read()).toEqual([2, 1]);
  expect(second.store.read()).toBe(second.store.read());
  expect(openTab(storage).store.read()).toEqual([2, 1]);
  second.store.clear();
  expect(first.store.read()).toEqual([]);
});

describe('bad inputs', () => {
  test.each(['{', 'null', '{"a":1}', '["1"]', '[1.5]', '[-1]', '[1,null]'])(
    'the stored %s counts as nothing',
    (text) => {
      const storage = new FakeStorage();
      storage.setItem(KEY, text);
      const { store } = openTab(storage);
      expect(store.read()).toEqual([]);
      store.add(3);
      expect(storage.getItem(KEY)).toBe('[3]');
    },
  );
});

describe('faults', () => {
  test.each<StorageFault>(['blocked', 'full'])('a storage that is %s is no failure', (fault) => {
    const storage = new FakeStorage();
    storage.fault = fault;
    const { store } = openTab(storage);
    store.add(1);
    store.add(2);
    expect(store.read()).toEqual([2, 1]);
    store.clear();
    expect(store.read()).toEqual([]);
  });
});
