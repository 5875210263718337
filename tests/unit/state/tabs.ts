import { joinLines, type CartLine } from '#domain/cart/cart.ts';
import { createCartStore, type CartStore } from '#state/cart/cartStore.ts';

/** A fault of {@link FakeStorage}: `blocked` throws on every access, `full` on every write. */
export type StorageFault = 'none' | 'blocked' | 'full';

export class FakeStorage implements Storage {
  readonly #texts = new Map<string, string>();
  fault: StorageFault = 'none';
  /** The window that used the storage last: browsers dispatch storage events to all other windows. */
  user: object | null = null;
  /** Receives the changed key after each change, or `null` after `clear`. */
  onChange: (key: string | null) => void = () => undefined;

  get length(): number {
    return this.#texts.size;
  }

  key(index: number): string | null {
    return [...this.#texts.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    this.#refuse('blocked');
    return this.#texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.#refuse('blocked');
    this.#refuse('full');
    this.#texts.set(key, text);
    this.onChange(key);
  }

  removeItem(key: string): void {
    this.#refuse('blocked');
    this.#texts.delete(key);
    this.onChange(key);
  }

  clear(): void {
    this.user = null;
    this.#texts.clear();
    this.onChange(null);
  }

  #refuse(fault: StorageFault): void {
    if (this.fault === fault) throw new DOMException(fault, 'QuotaExceededError');
  }
}

export function addLine(cart: CartStore, line: CartLine): void {
  cart.change((lines) => joinLines([...lines, line]));
}

export type Tab = {
  readonly page: object;
  readonly cart: CartStore;
  /** Lists name and quantity of each line that the tab shows. */
  lines(): string[];
  dispatch(type: 'storage' | 'pagehide' | 'pageshow', key?: string | null): void;
  setVisibility(visibility: 'hidden' | 'visible'): void;
};

export function openTab(storage: FakeStorage): Tab {
  const visible: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const document = Object.assign(new EventTarget(), visible);
  const page = Object.assign(new EventTarget(), { document });
  const cart = createCartStore(() => {
    storage.user = page;
    return storage;
  }, page);
  cart.connect();
  return {
    page,
    cart,
    lines: () =>
      cart.getSnapshot().lines.map(({ name, quantity }: CartLine) => `${name} ${quantity}`),
    dispatch: (type, key = null) => page.dispatchEvent(Object.assign(new Event(type), { key })),
    setVisibility(visibility) {
      document.visibilityState = visibility;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

/** Opens two tabs that receive each other's storage events. */
export function openTwoTabs(storage: FakeStorage): readonly [Tab, Tab] {
  const tabs = [openTab(storage), openTab(storage)] as const;
  storage.onChange = (key) => {
    for (const tab of tabs) if (tab.page !== storage.user) tab.dispatch('storage', key);
  };
  return tabs;
}
