import styles from './ListFoot.module.css';
import { Pager, type PagerProps } from './Pager.tsx';

/** What stands below a list of pictures: its pager, and how many there are. */
export function ListFoot({ status, ...pager }: PagerProps & { status: string }) {
  return (
    <div className={styles.foot}>
      <Pager {...pager} />
      <output className={styles.status}>{status}</output>
    </div>
  );
}
