import { useId, type ReactNode, type Ref } from 'react';
import styles from './FileButton.module.css';

/** Props of {@link FileButton}. */
export type FileButtonProps = {
  label: string;
  /** Shown before the label; decorative. */
  icon: ReactNode;
  /** As the native input takes it, such as 'image/*'. */
  accept: string;
  multiple?: boolean;
  /** What was chosen is under way: it keeps the focus, but opens nothing. */
  isBusy: boolean;
  /** Id of what says how to choose. */
  describedBy?: string;
  ref?: Ref<HTMLInputElement>;
  /** At least one file. */
  onFiles: (files: readonly File[]) => void;
};

/** A native choice of files that looks like a button. The same file can be chosen again. */
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
          // Emptied, so that choosing the same file again is a change again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <label className={styles.label} htmlFor={id}>
        {icon}
        {label}
      </label>
    </div>
  );
}
