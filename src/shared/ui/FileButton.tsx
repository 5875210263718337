import { useId, type Ref } from 'react';
import styles from './FileButton.module.css';
import type { Elements } from './Elements.ts';

export type FileButtonProps = {
  label: string;
  /** Shown before the label; decorative. */
  icon: Elements;
  /** For example 'image/*'. */
  accept: string;
  multiple?: boolean;
  /** Keeps the focus but opens no file chooser. */
  isBusy: boolean;
  describedBy?: string;
  ref?: Ref<HTMLInputElement>;
  /** At least one file. */
  onFiles: (files: readonly File[]) => void;
};

/** A file input that looks like a button. */
export function FileButton({
  label,
  icon,
  accept,
  multiple = false,
  isBusy,
  describedBy,
  ref,
  onFiles,
}: FileButtonProps) {
  const id = useId();
  return (
    <div className={styles.control}>
      <input
        ref={ref}
        id={id}
        className={styles.input}
        type="file"
        multiple={multiple}
        accept={accept}
        aria-describedby={describedBy}
        aria-disabled={isBusy}
        onClick={(event) => {
          if (isBusy) event.preventDefault();
        }}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Cleared, so that choosing the same file again fires a change.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <label className={styles.label} htmlFor={id}>
        {icon}
        <span>{label}</span>
      </label>
    </div>
  );
}
