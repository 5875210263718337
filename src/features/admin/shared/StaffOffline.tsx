import { useOnline } from '#shared/hooks/useOnline.ts';
import { classNames } from '#shared/ui/classNames.ts';
import notice from '#shared/ui/TopNotice.module.css';
import styles from './StaffOffline.module.css';

/**
 * Says what it means for staff that there is no connection, in the place of the store's notice,
 * which speaks of the cart. Its place is always there, for screen readers to watch.
 */
export function StaffOffline({ text }: { text: string }) {
  const isOnline = useOnline();
  return <output className={classNames(notice.notice, styles.offline)}>{!isOnline && text}</output>;
}
