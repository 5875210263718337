import { useOnline } from '#shared/hooks/useOnline.ts';
import { classNames } from '#shared/ui/classNames.ts';
import notice from '#shared/ui/message/TopNotice.module.css';
import styles from './StaffOffline.module.css';

/** Always rendered, because screen readers announce only changes of what is there. */
export function StaffOffline({ text }: { text: string }) {
  const isOnline = useOnline();
  return <output className={classNames(notice.notice, styles.offline)}>{!isOnline && text}</output>;
}
