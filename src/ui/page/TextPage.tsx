import type { Elements } from '../Elements.ts';
import { Stack } from '../Stack.tsx';
import styles from './TextPage.module.css';

export function TextPage({ title, children }: { title: string; children: Elements }) {
  return (
    <Stack as="article" className={styles.page} gap={4} align="start">
      <h1 className={styles.title}>{title}</h1>
      {children}
    </Stack>
  );
}
