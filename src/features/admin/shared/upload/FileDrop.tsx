import { getFixedT } from 'i18next';
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { pastedFileName } from '#domain/pictures/objectName.ts';
import { topDialog } from '#shared/lib/topDialog.ts';
import type { Elements } from '#shared/ui/Elements.ts';
import styles from './Uploader.module.css';

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

  function handleDragOver(event: DragEvent) {
    if (isBusy || !hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  }

  function handleDrop(event: DragEvent) {
    setOver(false);
    if (isBusy || !hasFiles(event)) return;
    event.preventDefault();
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  }

  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    if (isBusy || area.current === null) return;
    const files = pastedPictures(event, area.current);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('dragover', keepPage, { signal });
    document.addEventListener('drop', keepPage, { signal });
    document.addEventListener('paste', (event) => handlePaste(event), { signal });
    return () => listening.abort();
  }, []);

  return (
    <div
      ref={area}
      className={styles.drop}
      data-state={isOver ? 'over' : undefined}
      onDragOver={handleDragOver}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside) setOver(false);
      }}
      onDrop={handleDrop}
    >
      {children}
      <p className={styles.dropHint}>{t(isOver ? 'drop.over' : 'drop.hint')}</p>
    </div>
  );
}

type WithFiles = { readonly dataTransfer: DataTransfer | null };

const hasFiles = ({ dataTransfer }: WithFiles) => dataTransfer?.types.includes('Files') === true;

/** Keeps the browser from opening a file that misses the drop area, which would leave the page. */
function keepPage(event: globalThis.DragEvent): void {
  const isInput =
    event.target instanceof Element && event.target.closest('input[type="file"]') !== null;
  if (isInput || event.defaultPrevented || !hasFiles(event)) return;
  event.preventDefault();
  if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
}

/**
 * The pictures of a paste into the page or popup around an element; none when the paste is for another
 * popup, or a text for a field. Spreadsheets copy a picture of their cells beside the text.
 */
function pastedPictures(event: ClipboardEvent, element: Element): readonly File[] {
  const { clipboardData, defaultPrevented } = event;
  if (defaultPrevented || clipboardData === null) return [];
  const target = event.target instanceof Element ? event.target : null;
  // After a press on plain text the page has the focus, even below a popup.
  if ((target?.closest('dialog') ?? topDialog()) !== element.closest('dialog')) return [];
  const isField = target?.matches('input:not([type="file"]), textarea') === true;
  if (isField && clipboardData.types.includes('text/plain')) return [];
  const now = new Date();
  return [...clipboardData.files]
    .filter(({ type }) => type.startsWith('image/'))
    .map((file, index) => {
      const name = pastedFileName(file, now, index);
      return name === file.name ? file : new File([file], name, { type: file.type });
    });
}
