import { Ellipsis } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { TextsLanguage } from '#i18n/areaTexts.ts';
import { t } from '#i18n/es/staff/backOffice.ts';
import { shownEntry, isAddedForPopup } from '#lib/historyEntry.ts';
import { leaveGuard } from '#lib/leaveGuard.ts';
import { useSession } from '#state/session/sessionStore.ts';
import { ButtonLink } from '#ui/action/Button.tsx';
import { Menu } from '#ui/dialog/Menu.tsx';
import type { Elements } from '#ui/Elements.ts';
import { PageMeta } from '#ui/page/PageMeta.tsx';
import { TextPage } from '#ui/page/TextPage.tsx';
import { Row } from '#ui/Stack.tsx';
import { LeaveQuestion } from '../form/ConfirmDialog.tsx';
import { Reads, ReadsLoading } from './Reads.tsx';
import { returnTo } from './returnTo.ts';
import { StaffOffline } from './StaffOffline.tsx';
import styles from './AdminScreen.module.css';

type Props = {
  title: string;
  action?: Elements;
  /** Further buttons; windows up to 700 px have them in a menu, so that the list starts higher. */
  moreActions?: Elements;
  /** Puts `moreActions` into the menu on every screen, because they are many. */
  hasManyActions?: boolean;
  hasSignIn?: boolean;
  children: Elements;
};

/** Copies a query that changed while a popup was open from the popup's history entry to the entry below it. */
function useKeptSearch(): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const popupEntry = useRef<{ pathname: string; search: string; index: number | null }>(null);
  useEffect(() => {
    const { index } = shownEntry();
    const left = popupEntry.current;
    popupEntry.current = isAddedForPopup(state) ? { pathname, search, index } : null;
    if (left === null || left.index === null || index !== left.index - 1) return;
    if (left.pathname === pathname && left.search !== search) {
      void navigate({ search: left.search, hash }, { replace: true, state });
    }
  }, [pathname, search, hash, state, navigate]);
}

/** A page of the back-office. It outlives the session while typed work is not saved. @see docs/rules.md#sign-in */
export function AdminScreen({
  title,
  action,
  moreActions,
  hasManyActions = false,
  hasSignIn = true,
  children,
}: Props) {
  useKeptSearch();
  const { user, isKnown } = useSession();
  const hasWork = useSyncExternalStore(leaveGuard.subscribe, leaveGuard.hasWork);
  const isRestricted = isKnown && user === null && !hasWork;
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (isRestricted) returnTo.write(pathname + search + hash);
    else if (user) returnTo.remove();
  }, [isRestricted, user, pathname, search, hash]);
  if (isRestricted) {
    return (
      <div lang="es">
        <TextPage title={t('restricted.title')}>
          <PageMeta title={t('restricted.title')} indexed={false} />
          <p>{t('restricted.text')}</p>
          {hasSignIn && <ButtonLink to={paths.admin()}>{t('restricted.toAdmin')}</ButtonLink>}
        </TextPage>
      </div>
    );
  }
  const menu = moreActions && (
    <Menu
      label={t('actions.more')}
      icon={<Ellipsis />}
      inlineFrom={hasManyActions ? undefined : 'tablet'}
    >
      {moreActions}
    </Menu>
  );
  return (
    <TextsLanguage value="es">
      <div className={styles.screen} lang="es">
        <PageMeta title={title} indexed={false} />
        <StaffOffline text={t('offline')} />
        {isKnown ? (
          <>
            <Row gap={2} className={styles.heading}>
              <h1 className={styles.title}>{title}</h1>
              {!hasManyActions && menu}
              {action}
              {hasManyActions && menu}
            </Row>
            <Reads>{children}</Reads>
          </>
        ) : (
          <ReadsLoading />
        )}
        <LeaveQuestion />
      </div>
    </TextsLanguage>
  );
}
