import { useId, type Ref } from 'react';
import { classNames } from '../classNames.ts';
import type { Elements } from '../Elements.ts';
import button from '../action/Button.module.css';
import styles from './FileButton.module.css';

export type FileButtonProps = {
  label: string;
  icon: Elements;
  accept: string;
  multiple?: boolean;
  /** True: the button keeps the focus but opens no file chooser. */
  isBusy: boolean;
  describedBy?: string;
  ref?: Ref<HTMLInputElement>;
  /** Gets the chosen files, at least one. */
  onFiles: (files: readonly File[]) => void;
};

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
          // Empty the field: only then does choosing the same file again fire a change.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <label
        className={classNames(button.button, styles.label)}
        data-variant="secondary"
        htmlFor={id}
      >
        {icon}
        <span>{label}</span>
      </label>
    </div>
  );
}
