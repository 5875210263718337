/**
 * Runs right after the content of every document. Replaces content that the visitor did not ask for by the frame
 * that `headScript.js` chose. Shows the notice of `StartNotice` if the store starts late or not at all.
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
  let firstPicture;
  if (root && frame instanceof HTMLTemplateElement) {
    /** @type {HTMLElement | null} */
    const image = root.querySelector('img[fetchpriority="high"]');
    if (dataset['page']) firstPicture = image?.closest('picture') ?? image;
    for (const picture of root.querySelectorAll('img, source')) {
      if (firstPicture?.contains(picture)) continue;
      // Aborts the requests of pictures, which are removed with the content.
      picture.removeAttribute('srcset');
      picture.removeAttribute('src');
    }
    root.replaceChildren(frame.content);
    root.dataset['frame'] = '';
    delete dataset['frame'];
  }
  const pictureSlot = document.querySelector('[data-first-picture]');
  if (pictureSlot && firstPicture) {
    firstPicture.dataset['page'] = location.pathname;
    window.firstPicture = firstPicture;
    pictureSlot.append(firstPicture);
  }
  if (pictureSlot && !firstPicture) {
    // Loads `firstPicture.ts`, which finds the picture and then calls `startScripts`.
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
   * Reloads the document if a deployment has replaced its scripts. If it has not, or if the visitor has pressed
   * or typed something, shows the notice instead.
   *
   * @param {string} file URL of the script that did not load
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
      // Removes the link of a style sheet that did not load, so that the next attempt requests it again.
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
