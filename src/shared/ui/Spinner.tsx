import styles from './Spinner.module.css';

/** Says that something is on its way. */
export function Spinner({ label }: { label: string }) {
  return <output className={styles.spinner}>{label}</output>;
}
