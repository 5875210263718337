import { classNames } from '#ui/classNames.ts';
import { useOnline } from '#ui/hooks/useOnline.ts';
import notice from '#ui/message/TopNotice.module.css';
import styles from './StaffOffline.module.css';

/** Says that the browser is offline; rendered even while empty, because screen readers announce only changes. */
export function StaffOffline({ text }: { text: string }) {
  const isOnline = useOnline();
  return <output className={classNames(notice.notice, styles.offline)}>{!isOnline && text}</output>;
}
