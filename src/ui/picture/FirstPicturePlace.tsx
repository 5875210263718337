import styles from './FirstPicturePlace.module.css';

declare global {
  interface Window {
    /** First picture of the page, requested before React starts. Its `data-page` is the path of the page. */
    firstPicture?: HTMLElement;
  }
}

function showPicture(place: HTMLElement | null): void {
  const picture = globalThis.window?.firstPicture;
  if (picture?.dataset['page'] === location.pathname) place?.replaceChildren(picture);
}

/**
 * Part of a skeleton that shows the first picture of the page, which the document or one of its scripts
 * has requested without waiting for React.
 */
export function FirstPicturePlace({ fit }: { fit: 'cover' | 'contain' }) {
  return (
    <div
      ref={showPicture}
      className={styles.place}
      style={{ objectFit: fit }}
      data-first-picture
      aria-hidden="true"
      suppressHydrationWarning
    >
      {/* An empty text as the only content makes React leave the picture in the element. */}
      {''}
    </div>
  );
}
