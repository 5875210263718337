/** What jsdom lacks and every browser has: just enough of it for screens to work. */

/** `<dialog>` with `showModal`, `close`, and Escape as a `cancel` event. */
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
    this.dispatchEvent(new Event('close'));
  };
}

const listeners = new Set<() => void>();

function evaluate(query: string): boolean {
  const max = /max-width:\s*(\d+(?:\.\d+)?)px/.exec(query)?.[1];
  const min = /min-width:\s*(\d+(?:\.\d+)?)px/.exec(query)?.[1];
  if (max === undefined && min === undefined) return false;
  return innerWidth <= Number(max ?? Infinity) && innerWidth >= Number(min ?? 0);
}

/** Media queries over `innerWidth`, and observers and scrolling that do nothing. */
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
    // An EventTarget with the two members that screens read.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no MediaQueryList
    return Object.defineProperties(list, {
      matches: { get: () => evaluate(query) },
      media: { value: query },
    }) as unknown as MediaQueryList;
  };
  globalThis.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.setPointerCapture = () => undefined;
  Element.prototype.releasePointerCapture = () => undefined;
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
}

/** Makes the window `width` px wide, as turning a phone or dragging an edge does. */
export function resizeTo(width: number): void {
  window.innerWidth = width;
  for (const listener of listeners) listener();
  dispatchEvent(new Event('resize'));
}
