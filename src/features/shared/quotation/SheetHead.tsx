import { business } from '#config/business.ts';
import styles from './SheetHead.module.css';

/** Head of a printed sheet: the shop, a title and a notice. Hidden on screen. */
export function SheetHead({ title, notice }: { title: string; notice: string }) {
  return (
    <header className={styles.head}>
      <div>
        <img className={styles.logo} src="/logo.svg" alt="" width={256} height={44} />
        <p className={styles.shop}>{business.name}</p>
        <p>{business.phoneDisplay}</p>
        <p>{business.email}</p>
      </div>
      <div className={styles.about}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.notice}>{notice}</p>
      </div>
    </header>
  );
}
