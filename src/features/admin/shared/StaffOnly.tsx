import { useSyncExternalStore } from 'react';
import { backOffice } from '#i18n/es/staff/backOffice.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { leaveGuard } from '#shared/lib/leaveGuard.ts';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { useSession } from '#state/session/useSession.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { Restricted } from './Restricted.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { StaffOffline } from './StaffOffline.tsx';
import styles from './StaffOnly.module.css';
import type { Elements } from '#shared/ui/Elements.ts';

registerTexts('backOffice', backOffice);

/**
 * A screen for signed-in users. If the session ends while something typed is not saved, the screen
 * stays and shows a message.
 *
 * @see docs/rules.md#sign-in
 */
export function StaffOnly({
  title,
  hasSignIn = true,
  children,
}: {
  title: string;
  hasSignIn?: boolean | undefined;
  children: Elements;
}) {
  const t = useStaffText('backOffice');
  const { user, isKnown } = useSession();
  const hasWork = useSyncExternalStore(leaveGuard.subscribe, leaveGuard.hasWork);
  if (isKnown && user === null && !hasWork) return <Restricted hasSignIn={hasSignIn} />;
  return (
    <div className={styles.screen} lang="es">
      <PageMeta title={title} indexed={false} />
      <StaffOffline text={t('offline')} />
      <SessionEnded />
      {isKnown ? (
        children
      ) : (
        <output aria-label={t('loading')}>
          <Skeleton height="24rem" />
        </output>
      )}
      <LeaveQuestion />
    </div>
  );
}
