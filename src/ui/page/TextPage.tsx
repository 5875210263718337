import type { Elements } from '../Elements.ts';
import styles from './TextPage.module.css';

export function TextPage({ title, children }: { title: string; children: Elements }) {
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </article>
  );
}
