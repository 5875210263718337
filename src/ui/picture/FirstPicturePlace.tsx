import styles from './FirstPicturePlace.module.css';

declare global {
  interface Window {
    /** The picture that the document or a script of it has requested, with the path of its page. */
    firstPicture?: HTMLElement;
  }
}

function showPicture(place: HTMLElement | null): void {
  const picture = globalThis.window?.firstPicture;
  if (picture?.dataset['page'] === location.pathname) place?.replaceChildren(picture);
}

/**
 * Fills a part of a skeleton with the first picture of the page, which the document or a script of it
 * requests without waiting for React.
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
      {/* With an empty text as the only content, React leaves the picture alone. */}
      {''}
    </div>
  );
}
