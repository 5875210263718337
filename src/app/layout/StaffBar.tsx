import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, CircleUserRound, LogOut, Menu as MenuIcon, Pencil } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { business } from '#config/business.ts';
import { paths, STAFF_ROUTE } from '#config/paths.ts';
import { staffPaths } from '#config/staffPaths.ts';
import { pedidoCounts } from '#data/pedidos/staff/count.ts';
import { useCommonTexts } from '#i18n/es/common.ts';
import { t } from '#i18n/es/staff/staffBar.ts';
import { lazyCode } from '#lib/lazyCode.ts';
import { leaveGuard } from '#lib/leaveGuard.ts';
import { sessionStore, useSession } from '#state/session/sessionStore.ts';
import { Button } from '#ui/action/Button.tsx';
import { Link } from '#ui/action/Link.tsx';
import { classNames } from '#ui/classNames.ts';
import { Menu } from '#ui/dialog/Menu.tsx';
import { SearchCombobox } from '#ui/form/SearchCombobox.tsx';
import { useOnline } from '#ui/hooks/useOnline.ts';
import { showToast } from '#ui/message/toast.ts';
import { Stack, Text } from '#ui/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { staffLinks } from '../staffPages.ts';
import { CartLink } from './CartLink.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './StaffBar.module.css';

/** The staff bar, on pages of the back-office and of the store. @see docs/rules.md#staff-bar */
export function StaffBar() {
  const { pathname } = useLocation();
  return STAFF_ROUTE.test(pathname) ? <StaffShell /> : <StoreStaffBar />;
}

/** The bar on a page of the store: links to the back-office, and sign-out. */
function StoreStaffBar() {
  const { user, isKnown } = useSession();
  const signOut = useSignOut();
  const { pathname } = useLocation();
  const { id = '' } = matchPath('/product/:id', pathname)?.params ?? {};
  if (!isKnown) return null;
  return (
    <div className={classNames(styles.bar, styles.ofStore)} lang="es">
      {user && <ScreenLinks />}
      <section className={styles.whoIsIn} aria-label={t('account')}>
        {user && /^\d+$/.test(id) && (
          <Link
            className={classNames(styles.link, styles.act)}
            to={staffPaths.subfamilia(Number(id))}
            title={t('edit')}
            aria-label={t('edit')}
          >
            <Pencil />
            <span>{t('edit')}</span>
          </Link>
        )}
        <span className={styles.email}>{user?.email ?? t('unconfirmed')}</span>
        <button
          type="button"
          className={classNames(styles.link, styles.act)}
          title={t('signOut')}
          aria-label={t('signOut')}
          onClick={() => void signOut()}
        >
          <LogOut />
          <span>{t('signOut')}</span>
        </button>
      </section>
    </div>
  );
}

/**
 * Returns a function that asks about unsaved work, opens the home page, signs out and removes cached data of the
 * back-office. While a change runs, the function only shows a warning. @see docs/rules.md#sign-in
 */
function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const client = useQueryClient();
  return async () => {
    // The next requests of a running change would be sent without a session.
    if (client.isMutating({ mutationKey: ['staff', 'change'] }) > 0) {
      showToast(t('stillWriting'), { tone: 'warning' });
      return;
    }
    if (!(await leaveGuard.ask())) return;
    // Navigate before the sign-out, or the screen would show for a moment that access is restricted.
    await navigate(paths.home());
    const done = sessionStore.signOut();
    client.removeQueries({ queryKey: ['staff'] });
    showToast(t('signedOut'));
    await done;
  };
}

/**
 * The bar on a page of the back-office, instead of the store's header: links to the screens, search, cart and
 * account.
 */
function StaffShell() {
  const tCommon = useCommonTexts();
  const { user } = useSession();
  const isOnline = useOnline();
  // Style sheets know by `data-staff` what sticks to the top of a back-office page.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['staff'] = isOnline ? '' : 'offline';
    return () => {
      delete dataset['staff'];
    };
  }, [isOnline]);
  return (
    <header className={styles.bar}>
      <Link
        className={styles.store}
        to={paths.home()}
        aria-label={tCommon('nav.toHome', { brand: business.name })}
      >
        <img className={styles.mark} src="/logo-mark.svg" alt="" width={32} height={32} />
      </Link>
      {user && (
        <>
          <ScreenLinks />
          <StaffSearch />
        </>
      )}
      <div className={styles.cart}>
        <CartLink />
      </div>
      <AccountMenu />
    </header>
  );
}

/** Shows the number of new orders; nothing if it is 0 or not read yet. */
function NewOrders({ isNamed = false }) {
  const { data = 0 } = useQuery(pedidoCounts.new);
  if (data === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{data > 99 ? '99+' : data}</span>
      {isNamed && <VisuallyHidden>{t('newOrders', { count: data })}</VisuallyHidden>}
    </span>
  );
}

type LinksProps = { screens: typeof staffLinks; className?: string | undefined };

function Links({ screens, className }: LinksProps) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {screens.map(({ path, name, isFurther, currentAt }) => (
        <li key={path} data-further={isFurther}>
          <Link className={styles.link} to={path} aria-current={currentAt(pathname)}>
            <span>{name}</span>
            {path === staffPaths.orders() && <NewOrders isNamed />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Links to the screens. Up to 700 px they are in a menu; above in a row, with a menu for links that do not fit. */
function ScreenLinks() {
  return (
    <nav className={styles.screens} aria-label={t('label')} lang="es">
      <Menu
        label={t('screens')}
        icon={
          <>
            <MenuIcon />
            <NewOrders />
          </>
        }
        align="start"
        inlineFrom="tablet"
      >
        <Links screens={staffLinks} className={styles.row} />
      </Menu>
      <div className={styles.more}>
        <Menu isNamed label={t('more')} icon={<ChevronDown />}>
          <Links screens={staffLinks.filter(({ isFurther }) => isFurther)} />
        </Menu>
      </div>
    </nav>
  );
}

const suggestions = lazyCode(async () => (await import('./StaffSuggestions.tsx')).StaffSuggestions);

/** Searches products: suggests some, and opens the list of all matches. The product list has its own search. */
function StaffSearch() {
  const { pathname } = useLocation();
  if (pathname === staffPaths.editProducto()) return null;
  return (
    <div className={styles.search} lang="es">
      <SearchCombobox
        shown=""
        list={suggestions}
        toPage={(buscar) => staffPaths.editProducto({ buscar })}
        mayLeave={leaveGuard.ask}
        form={{ 'aria-label': t('search') }}
        input={{ placeholder: t('search'), 'aria-label': t('search') }}
      />
    </div>
  );
}

function AccountMenu() {
  const { user, isKnown } = useSession();
  const signOut = useSignOut();
  return (
    <div className={styles.account} lang="es">
      <Menu label={t('account')} icon={<CircleUserRound />}>
        <Stack align="start">
          {isKnown && <Text isLong>{user?.email ?? t('unconfirmed')}</Text>}
          <LanguageSwitch />
          <Button variant="secondary" icon={<LogOut />} onClick={() => void signOut()}>
            {t('signOut')}
          </Button>
        </Stack>
      </Menu>
    </div>
  );
}
