import { ChevronRight } from 'lucide-react';
import { Link } from '../action/Link.tsx';
import { Note, Row } from '../Stack.tsx';
import styles from './Breadcrumbs.module.css';

/** A page on the way to the current page, which has no `to` itself. */
export type Breadcrumb = { readonly label: string; readonly to?: string };

export function Breadcrumbs({ label, items }: { label: string; items: readonly Breadcrumb[] }) {
  return (
    <Note as="nav" aria-label={label}>
      <Row as="ol" gap={0}>
        {items.map((item, index) => (
          <li key={item.to ?? item.label} className={styles.item}>
            {index > 0 && <ChevronRight className={styles.separator} />}
            {item.to === undefined ? (
              <span className={styles.current} aria-current="page">
                {item.label}
              </span>
            ) : (
              <Link className={styles.link} to={item.to}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </Row>
    </Note>
  );
}
