import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStaffText } from '#i18n/useStaffText.ts';
import styles from './FileDrop.module.css';
import { hasFiles, watchDrags } from './fileDrags.ts';
import { pastedPictures } from './pastedFiles.ts';
import type { Elements } from '#shared/ui/Elements.ts';

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
  const t = useStaffText('backOffice');
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
    document.addEventListener('paste', (event) => paste(event), { signal });
    const unwatch = watchDrags();
    return () => {
      listening.abort();
      unwatch();
    };
  }, []);

  return (
    <div ref={area} className={styles.area} data-state={isOver ? 'over' : undefined}>
      {children}
      <p className={styles.hint}>{t(isOver ? 'drop.over' : 'drop.hint')}</p>
    </div>
  );
}
