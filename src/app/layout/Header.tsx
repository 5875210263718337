import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { business } from '#config/business.ts';
import { paths } from '#config/paths.ts';
import { useCommonTexts } from '#i18n/es/common.ts';
import { lazyCode } from '#lib/lazyCode.ts';
import { IconButton } from '#ui/action/Button.tsx';
import { Link, NavLink } from '#ui/action/Link.tsx';
import { SearchCombobox } from '#ui/form/SearchCombobox.tsx';
import { useMediaQuery } from '#ui/hooks/useMediaQuery.ts';
import { CartLink } from './CartLink.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './Header.module.css';

const LINKS = [
  { to: paths.home(), key: 'nav.home' },
  { to: paths.catalogue(), key: 'nav.catalogue' },
  { to: paths.location(), key: 'nav.location' },
  { to: paths.contact(), key: 'nav.contact' },
  { to: paths.about(), key: 'nav.about' },
] as const;

/** Up to this width the links are behind a burger button (docs/rules.md#header-and-footer). */
const NARROW = '(max-width: 700px)';

/**
 * State of the menu of narrow windows. A navigation, Escape and a wider window close the menu.
 *
 * @param onEscape should return the focus to the menu button
 */
function useMenu(onEscape: () => void): { isOpen: boolean; toggle: () => void } {
  const { key } = useLocation();
  /** Key of the history entry at which the menu was opened. */
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isNarrow = useMediaQuery(NARROW);
  const isOpen = openAt === key && isNarrow === true;
  if (openAt !== null && !isOpen) setOpenAt(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      onEscape();
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [isOpen, onEscape]);

  return { isOpen, toggle: () => setOpenAt(isOpen ? null : key) };
}

/** Shortest scroll, in px, that hides or shows the header: a finger trembles. */
const THRESHOLD_PX = 12;

/**
 * Tells whether the header of a phone is hidden: scrolling down hides it, scrolling up shows it. The header
 * stays while it has the focus or `isPinned`.
 */
function useHidingHeader(header: RefObject<HTMLElement | null>, isPinned: boolean): boolean {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let turningPoint = scrollY;
    const onScroll = () => {
      const travelled = scrollY - turningPoint;
      if (Math.abs(travelled) < THRESHOLD_PX) return;
      turningPoint = scrollY;
      const isBelow = scrollY > (header.current?.offsetHeight ?? 0);
      const hasFocus = header.current?.contains(document.activeElement) ?? false;
      setHidden(travelled > 0 && isBelow && !hasFocus);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [header]);

  return hidden && !isPinned;
}

const suggestionList = lazyCode(
  async () => (await import('#features/search/SuggestionList.tsx')).SuggestionList,
);

/** The search of the store; also without JavaScript a search opens the catalogue. @see docs/rules.md#search */
function SearchField() {
  const t = useCommonTexts();
  const { pathname, search } = useLocation();
  return (
    <SearchCombobox
      shown={(pathname === paths.catalogue() && new URLSearchParams(search).get('q')) || ''}
      list={suggestionList}
      className={styles.search}
      toPage={(q) => paths.catalogue({ q })}
      form={{ 'aria-label': t('nav.catalogue'), action: paths.catalogue() }}
      input={{ name: 'q', placeholder: t('search.placeholder'), 'aria-label': t('search.label') }}
    />
  );
}

/** @see docs/rules.md#header-and-footer */
export function Header() {
  const t = useCommonTexts();
  const menuId = useId();
  const burgerRef = useRef<HTMLButtonElement>(null);
  const menu = useMenu(() => burgerRef.current?.focus());
  const headerRef = useRef<HTMLElement>(null);
  const hidden = useHidingHeader(headerRef, menu.isOpen);
  return (
    <header ref={headerRef} className={styles.header} data-hidden={hidden ? '' : undefined}>
      <div className={styles.bar}>
        <Link
          className={styles.home}
          to={paths.home()}
          aria-label={t('nav.toHome', { brand: business.name })}
        >
          <img className={styles.logo} src="/logo.svg" alt="" width={256} height={44} />
          <img className={styles.mark} src="/logo-mark.svg" alt="" width={40} height={40} />
        </Link>
        <nav className={styles.nav} aria-label={t('nav.label')}>
          <IconButton
            ref={burgerRef}
            label={t(menu.isOpen ? 'nav.closeMenu' : 'nav.openMenu')}
            icon={menu.isOpen ? <X /> : <Menu />}
            aria-expanded={menu.isOpen}
            aria-controls={menuId}
            onClick={menu.toggle}
          />
          <div id={menuId} className={styles.menu} data-open={menu.isOpen ? '' : undefined}>
            <ul className={styles.links}>
              {LINKS.map(({ to, key }) => (
                <li key={to}>
                  <NavLink className={styles.link} to={to}>
                    {t(key)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        </nav>
        <SearchField />
        <div className={styles.tools}>
          <LanguageSwitch />
          <CartLink />
        </div>
      </div>
    </header>
  );
}
