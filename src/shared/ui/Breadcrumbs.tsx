import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './Breadcrumbs.module.css';

/** A step of the way to a page; without `to` it is the page itself. */
export type Breadcrumb = { readonly label: string; readonly to?: string };

/** The way to this page. `label` names it for screen readers. */
export function Breadcrumbs({ label, items }: { label: string; items: readonly Breadcrumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.to ?? item.label} className={styles.item}>
            {index > 0 && <ChevronRight className={styles.separator} aria-hidden="true" />}
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
      </ol>
    </nav>
  );
}
