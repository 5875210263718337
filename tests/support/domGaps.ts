/** Stand-ins for parts of browsers that screens need and jsdom lacks. */

import { resolveObjectURL } from 'node:buffer';

/** Adds `showModal`, `close` and Escape to `<dialog>`: https://github.com/jsdom/jsdom/issues/3294 */
export function installDialog(): void {
  const dialog = HTMLDialogElement.prototype;
  dialog.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
    this.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
    });
    this.querySelector<HTMLElement>('[autofocus], button, input, a[href]')?.focus();
  };
  dialog.close ??= function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}

type Sight = Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>;

const watched = new Map<Element, Set<(entry: Sight) => void>>();

/** Stand-in for IntersectionObserver: an element comes into view when a test calls {@link comeNear}. */
class IntersectionGap {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds = [0];
  private readonly onSeen: (entry: Sight) => void;

  constructor(callback: IntersectionObserverCallback) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no such entries
    this.onSeen = (entry) => callback([entry as IntersectionObserverEntry], this);
  }

  observe(element: Element): void {
    watched.set(element, (watched.get(element) ?? new Set()).add(this.onSeen));
  }

  unobserve(element: Element): void {
    watched.get(element)?.delete(this.onSeen);
  }

  disconnect(): void {
    for (const listeners of watched.values()) listeners.delete(this.onSeen);
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** Tells the observers of an element that it has come near the visible part of the page. */
export function comeNear(element: Element): void {
  const seen = watched.get(element);
  if (seen === undefined || seen.size === 0) throw new Error('nothing observes this element');
  for (const onSeen of Array.from(seen)) onSeen({ isIntersecting: true, target: element });
}

const listeners = new Set<() => void>();

function evaluate(query: string): boolean {
  const max = /max-width:\s*(\d+(?:\.\d+)?)px/.exec(query)?.[1];
  const min = /min-width:\s*(\d+(?:\.\d+)?)px/.exec(query)?.[1];
  if (max === undefined && min === undefined) return false;
  return innerWidth <= Number(max ?? Infinity) && innerWidth >= Number(min ?? 0);
}

/** Adds media queries by `innerWidth` and IntersectionObserver; resizing, scrolling and decoding do nothing. */
export function installLayout(): void {
  globalThis.matchMedia = (query: string) => {
    const list = new EventTarget();
    let matched = evaluate(query);
    const update = () => {
      const matches = evaluate(query);
      if (matches === matched) return;
      matched = matches;
      list.dispatchEvent(Object.assign(new Event('change'), { matches, media: query }));
    };
    listeners.add(update);
    // Screens only read these two properties and listen for `change`.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no MediaQueryList
    return Object.defineProperties(list, {
      matches: { get: () => evaluate(query) },
      media: { value: query },
    }) as unknown as MediaQueryList;
  };
  globalThis.scrollTo = () => undefined;
  performance.getEntriesByType ??= () => [];
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.setPointerCapture = () => undefined;
  Element.prototype.releasePointerCapture = () => undefined;
  HTMLImageElement.prototype.decode ??= async () => undefined;
  globalThis.IntersectionObserver ??= IntersectionGap;
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
}

export function resizeTo(width: number): void {
  window.innerWidth = width;
  for (const listener of listeners) listener();
  dispatchEvent(new Event('resize'));
}

export function forgetLayout(): void {
  window.innerWidth = 1024;
  listeners.clear();
}

/**
 * Makes the property `labels` of form controls faster: jsdom searches the whole page for each label and
 * control, and each query by role or label reads `labels` of every control. That took half of the time of
 * a form's tests.
 */
export function installLabels(): void {
  const get = function labels(this: HTMLElement): HTMLLabelElement[] | null {
    if (this instanceof HTMLInputElement && this.type === 'hidden') return null;
    const all = Array.from(this.ownerDocument.getElementsByTagName('label'));
    return all.filter((label) =>
      label.hasAttribute('for')
        ? this.id !== '' && label.htmlFor === this.id
        : label.contains(this) && label.control === this,
    );
  };
  for (const { prototype } of [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ]) {
    Object.defineProperty(prototype, 'labels', { get, configurable: true });
  }
}

/** Lets a canvas write every type of picture, as the stand-in for the compression does. */
export function installCanvas(): void {
  HTMLCanvasElement.prototype.toDataURL = (type) => `data:${type};base64,`;
}

async function readSize(image: HTMLImageElement, file: Pick<Blob, 'arrayBuffer'>): Promise<void> {
  const { default: sharp } = await import('sharp');
  try {
    const { width, height } = (await sharp(await file.arrayBuffer()).metadata()).autoOrient;
    Object.defineProperty(image, 'naturalWidth', { value: width });
    Object.defineProperty(image, 'naturalHeight', { value: height });
    image.dispatchEvent(new Event('load'));
  } catch {
    image.dispatchEvent(new Event('error'));
  }
}

/** Gives an image its size and its `load` event once its `src` is the object URL of a chosen file. */
export function installImages(): void {
  const { prototype } = HTMLImageElement;
  const src = Object.getOwnPropertyDescriptor(prototype, 'src');
  Object.defineProperty(prototype, 'src', {
    ...src,
    set(this: HTMLImageElement, address: string) {
      src?.set?.call(this, address);
      const file = resolveObjectURL(address);
      if (file !== undefined) void readSize(this, file);
    },
  });
}
