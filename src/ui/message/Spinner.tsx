import styles from './Spinner.module.css';

export function Spinner({ label }: { label: string }) {
  return <output className={styles.spinner}>{label}</output>;
}
