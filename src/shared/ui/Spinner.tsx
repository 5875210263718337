import { LoaderCircle } from 'lucide-react';
import styles from './Spinner.module.css';

/** Says that something is on its way. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className={styles.spinner} role="status">
      <LoaderCircle className={styles.icon} aria-hidden="true" />
      {label}
    </span>
  );
}
