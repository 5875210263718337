import styles from './ListFoot.module.css';
import { Pager, type PagerProps } from './Pager.tsx';

/** The pager and the count below a list of pictures. */
export function ListFoot({ status, ...pager }: PagerProps & { status: string }) {
  return (
    <div className={styles.foot}>
      <Pager {...pager} />
      <output className={styles.status}>{status}</output>
    </div>
  );
}
