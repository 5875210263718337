/**
 * Runs right after the content of every document. If the content is not what the visitor asked for, it
 * shows the frame of the store instead. If the store does not start, it shows the notice of `StartNotice`.
 * The build inserts the function as text, so it must not use anything outside itself.
 *
 * @param {{ slowMs: number, pictureMs: number, pictureScript: string }} settings
 */
export function finishDocument({ slowMs, pictureMs, pictureScript }) {
  const html = document.documentElement;
  const root = document.getElementById('root');
  const { dataset } = html;
  const frame = document.getElementById(dataset['frame'] ?? '');
  /** @type {HTMLElement | null | undefined} */
  let first;
  if (root && frame instanceof HTMLTemplateElement) {
    /** @type {HTMLElement | null} */
    const image = root.querySelector('img[fetchpriority="high"]');
    if (dataset['page']) first = image?.closest('picture') ?? image;
    for (const picture of root.querySelectorAll('img, source')) {
      if (first?.contains(picture)) continue;
      // Aborts the requests of pictures that leave with the content.
      picture.removeAttribute('srcset');
      picture.removeAttribute('src');
    }
    root.replaceChildren(frame.content);
    root.dataset['frame'] = '';
    delete dataset['frame'];
  }
  const place = document.querySelector('[data-first-picture]');
  if (place && first) {
    first.dataset['page'] = location.pathname;
    window.firstPicture = first;
    place.append(first);
  }
  if (place && !first) {
    // `firstPicture.ts` calls `startScripts` itself.
    document.head.append(Object.assign(document.createElement('script'), { src: pictureScript }));
  } else {
    /** @type {NodeListOf<HTMLImageElement>} */
    const pictures = document.querySelectorAll('#root img[fetchpriority="high"]');
    const loads = Array.from(pictures, (picture) => picture.decode());
    void Promise.allSettled(loads).then(() => window.startScripts?.());
  }
  setTimeout(() => window.startScripts?.(), pictureMs);
  const notice = () => document.getElementById(`start-${html.lang}`);
  /** @param {'slow' | 'failed'} cause */
  const show = (cause) => {
    const element = notice();
    if (!element?.firstChild || (!element.hidden && cause === 'slow')) return;
    element.firstChild.textContent = element.dataset[cause] ?? '';
    element.hidden = false;
  };
  /**
   * Loads the document again when a deployment has replaced its scripts, unless the visitor has
   * pressed or typed something.
   *
   * @param {string} file
   */
  const handleMissing = async (file) => {
    const response = await fetch(location.href, { cache: 'no-cache' });
    const isOld = response.ok && !(await response.text()).includes(new URL(file).pathname);
    const { button, field } = window.earlyPresses ?? {};
    if (isOld && notice() && !button && !field) location.reload();
    else show('failed');
  };
  setTimeout(() => show('slow'), slowMs);
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      // Removes a style sheet that failed, so that the next try loads it again.
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
      const isMissing = target instanceof HTMLScriptElement;
      const file = isMissing ? target.src : event instanceof ErrorEvent ? event.filename : '';
      if (!file.includes('/static/js/')) return;
      if (isMissing) handleMissing(file).catch(() => show('failed'));
      else show('failed');
    },
    true,
  );
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[id^=start-] button')) location.reload();
  });
}
