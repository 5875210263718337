import { getFixedT } from 'i18next';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pastedFileName } from '#domain/pictures/pastedFile.ts';
import { topDialog } from '#shared/lib/topDialog.ts';
import type { Elements } from '#shared/ui/Elements.ts';
import styles from './FileDrop.module.css';

const t = getFixedT('es', 'backOffice');

type Props = {
  /** While busy it takes no files. */
  isBusy: boolean;
  /** At least one file, of any type when it was dropped. */
  onFiles: (files: readonly File[]) => void;
  /** Holds a button that chooses files, for those without a mouse. */
  children: Elements;
};

/**
 * An area that takes files which are dropped on it, and pictures that are pasted anywhere on its page
 * or popup.
 *
 * @see docs/rules.md#library-upload
 */
export function FileDrop({ isBusy, onFiles, children }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);

  const dragOver = useEffectEvent((event: DragEvent) => {
    if (isBusy || !hasFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  });
  const dragLeave = useEffectEvent(({ relatedTarget }: DragEvent) => {
    const isInside = relatedTarget instanceof Node && area.current?.contains(relatedTarget);
    if (isInside !== true) setOver(false);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    if (isBusy || !hasFiles(event)) return;
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length > 0) onFiles(files);
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (isBusy || area.current === null) return;
    const files = pastedPictures(event, area.current);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    area.current?.addEventListener('dragover', (event) => dragOver(event), { signal });
    area.current?.addEventListener('dragleave', (event) => dragLeave(event), { signal });
    area.current?.addEventListener('drop', (event) => drop(event), { signal });
    document.addEventListener('dragover', keepPage, { signal });
    document.addEventListener('drop', keepPage, { signal });
    document.addEventListener('paste', (event) => paste(event), { signal });
    return () => listening.abort();
  }, []);

  return (
    <div ref={area} className={styles.area} data-state={isOver ? 'over' : undefined}>
      {children}
      <p className={styles.hint}>{t(isOver ? 'drop.over' : 'drop.hint')}</p>
    </div>
  );
}

const hasFiles = ({ dataTransfer }: DragEvent) =>
  dataTransfer !== null && [...dataTransfer.types].includes('Files');

/** Keeps the browser from opening a file that misses the drop area, which would leave the page. */
function keepPage(event: DragEvent): void {
  const isInput =
    event.target instanceof Element && event.target.closest('input[type="file"]') !== null;
  if (isInput || event.defaultPrevented || !hasFiles(event)) return;
  event.preventDefault();
  if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
}

/** Whether a paste goes to the page or popup that an element is in, and not to one over it. */
function isFor(element: Element, { target }: ClipboardEvent): boolean {
  const own = element.closest('dialog');
  const pressed = target instanceof Element ? target.closest('dialog') : null;
  // After a press on plain text the page has the focus, even below a popup.
  return own === (pressed ?? topDialog());
}

/**
 * The pictures of a paste into the page or popup around an element; none when the paste is for another
 * popup, or a text for a field. Spreadsheets copy a picture of their cells beside the text.
 */
function pastedPictures(event: ClipboardEvent, element: Element): readonly File[] {
  const { clipboardData, target } = event;
  if (event.defaultPrevented || clipboardData === null || !isFor(element, event)) return [];
  const isField = target instanceof Element && target.matches('input:not([type="file"]), textarea');
  if (isField && clipboardData.types.includes('text/plain')) return [];
  const now = new Date();
  return [...clipboardData.files]
    .filter(({ type }) => type.startsWith('image/'))
    .map((file, index) => {
      const name = pastedFileName(file, now, index);
      return name === file.name ? file : new File([file], name, { type: file.type });
    });
}
