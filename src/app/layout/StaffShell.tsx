import { useQuery } from '@tanstack/react-query';
import { ChevronDown, CircleUserRound, LogOut, Menu as MenuIcon } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { business } from '#config/business.ts';
import { paths } from '#config/paths.ts';
import { staffPaths } from '#config/staffPaths.ts';
import { pedidoCounts } from '#data/pedidos/staff/count.ts';
import { useCommonTexts } from '#i18n/es/common.ts';
import { t } from '#i18n/es/staff/staffBar.ts';
import { lazyCode } from '#lib/lazyCode.ts';
import { leaveGuard } from '#lib/leaveGuard.ts';
import { useSession } from '#state/session/sessionStore.ts';
import { Button } from '#ui/action/Button.tsx';
import { Link } from '#ui/action/Link.tsx';
import { Menu } from '#ui/dialog/Menu.tsx';
import { SearchCombobox } from '#ui/form/SearchCombobox.tsx';
import { useOnline } from '#ui/hooks/useOnline.ts';
import { Stack, Text } from '#ui/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { staffLinks } from '../staffPages.ts';
import { CartLink } from './CartLink.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { useSignOut } from './useSignOut.ts';
import styles from './StaffBar.module.css';

/** Sets `data-staff` of the document, by which style sheets know what sticks to the top of a back-office page. */
function useStickyFrame(): void {
  const isOnline = useOnline();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['staff'] = isOnline ? '' : 'offline';
    return () => {
      delete dataset['staff'];
    };
  }, [isOnline]);
}

/**
 * The bar on a page of the back-office, instead of the store's header: links to the screens, search, cart and
 * account.
 *
 * @see docs/rules.md#staff-bar
 */
export function StaffShell() {
  const { user } = useSession();
  useStickyFrame();
  return (
    <header className={styles.bar}>
      <StoreLink />
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

function StoreLink() {
  const t = useCommonTexts();
  const brand = business.name;
  return (
    <Link className={styles.store} to={paths.home()} aria-label={t('nav.toHome', { brand })}>
      <img className={styles.mark} src="/logo-mark.svg" alt="" width={32} height={32} />
    </Link>
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

function Links({
  screens,
  className,
}: {
  screens: typeof staffLinks;
  className?: string | undefined;
}) {
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
export function ScreenLinks() {
  return (
    <nav className={styles.screens} aria-label={t('label')} lang="es">
      <Menu
        label={t('screens')}
        icon={
          <>
            <MenuIcon aria-hidden="true" />
            <NewOrders />
          </>
        }
        align="start"
        inlineFrom="tablet"
      >
        <Links screens={staffLinks} className={styles.row} />
      </Menu>
      <div className={styles.more}>
        <Menu isNamed label={t('more')} icon={<ChevronDown aria-hidden="true" />}>
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
      <Menu label={t('account')} icon={<CircleUserRound aria-hidden="true" />}>
        <Stack align="start">
          {isKnown && <Text isLong>{user?.email ?? t('unconfirmed')}</Text>}
          <LanguageSwitch />
          <Button
            variant="secondary"
            icon={<LogOut aria-hidden="true" />}
            onClick={() => void signOut()}
          >
            {t('signOut')}
          </Button>
        </Stack>
      </Menu>
    </div>
  );
}
