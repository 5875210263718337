import { createElement, useId, type ReactNode } from 'react';
import styles from './PageSection.module.css';

/** Rank of a section's heading: 1 where the section is the whole page, 2 within another page. */
export type HeadingLevel = 1 | 2;

type Props = {
  /** Anchor that an address may point to. */
  id?: string | undefined;
  title: string;
  /** A sentence under the heading. */
  lead?: string | undefined;
  headingLevel: HeadingLevel;
  children: ReactNode;
};

/**
 * A part that stands in a column of a page, or is a page of its own. Its children lay themselves
 * out by the width of the section, not of the window.
 */
export function PageSection({ id, title, lead, headingLevel, children }: Props) {
  const headingId = useId();
  return (
    <section
      id={id}
      className={styles.section}
      data-level={headingLevel}
      aria-labelledby={headingId}
    >
      <div className={styles.head}>
        {createElement(`h${headingLevel}`, { id: headingId, className: styles.heading }, title)}
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
