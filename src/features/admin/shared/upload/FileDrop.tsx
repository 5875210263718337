import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pastedFileName } from '#domain/staff/pictures/objectName.ts';
import { t } from '#i18n/es/staff/backOffice.ts';
import type { Elements } from '#ui/Elements.ts';
import { Note, Stack } from '#ui/Stack.tsx';
import { topDialog } from '../form/topDialog.ts';
import styles from './Uploader.module.css';

const hasFiles = ({ dataTransfer }: { readonly dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') === true;

/** Keeps the browser from opening a file that is dropped outside of the area: the page would be left. */
function keepPage(event: DragEvent): void {
  const isInput = event.target instanceof HTMLInputElement && event.target.type === 'file';
  if (isInput || event.defaultPrevented || !hasFiles(event)) return;
  event.preventDefault();
  if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
}

type Props = {
  isBusy: boolean;
  /** Gets at least one file. Dropped files may have any type. */
  onFiles: (files: readonly File[]) => void;
  hint?: string;
  children: Elements;
};

/** Area for dropped files, and for pictures pasted anywhere on its page or popup. @see docs/rules.md#library-upload */
export function FileDrop({ isBusy, onFiles, hint = t('drop.hint'), children }: Props) {
  const area = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);

  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData, defaultPrevented } = event;
    if (isBusy || defaultPrevented || clipboardData === null || area.current === null) return;
    const target = event.target instanceof Element ? event.target : null;
    // After a press on plain text the focus is on the page, even while a popup is open: the top popup gets the paste.
    const dialog = target?.closest('dialog') ?? topDialog();
    if (dialog !== area.current.closest('dialog')) return;
    // Spreadsheets copy cells as a text and as a picture: a field with the focus gets the text.
    const isField = target?.matches('input:not([type="file"]), textarea') === true;
    if (isField && clipboardData.types.includes('text/plain')) return;
    const now = new Date();
    const files = [...clipboardData.files]
      .filter(({ type }) => type.startsWith('image/'))
      .map((file, index) => {
        const name = pastedFileName(file, now, index);
        return name === file.name ? file : new File([file], name, { type: file.type });
      });
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
    <Stack
      ref={area}
      className={styles.drop}
      data-state={isOver ? 'over' : undefined}
      onDragOver={(event) => {
        if (isBusy || !hasFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (isBusy || !hasFiles(event)) return;
        event.preventDefault();
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      }}
    >
      {children}
      <Note className={styles.dropHint}>{isOver ? t('drop.over') : hint}</Note>
    </Stack>
  );
}
