import { createElement, useId } from 'react';
import type { Elements } from '../Elements.ts';
import { Stack } from '../Stack.tsx';
import styles from './PageSection.module.css';

/** Level of the heading of a section: 1 if the section is the whole page, 2 within another page. */
export type HeadingLevel = 1 | 2;

type Props = {
  id?: string | undefined;
  title: string;
  lead?: string | undefined;
  headingLevel: HeadingLevel;
  children: Elements;
};

/** A section in a column of a page, or a whole page. Its children can use container queries for its width. */
export function PageSection({ id, title, lead, headingLevel, children }: Props) {
  const headingId = useId();
  return (
    <Stack
      as="section"
      id={id}
      gap={headingLevel === 1 ? 5 : 4}
      className={styles.section}
      data-level={headingLevel}
      aria-labelledby={headingId}
    >
      <Stack gap={2}>
        {createElement(`h${headingLevel}`, { id: headingId, className: styles.heading }, title)}
        {lead && <p className={styles.lead}>{lead}</p>}
      </Stack>
      {children}
    </Stack>
  );
}
