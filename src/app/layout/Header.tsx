import { Menu, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#shared/ui/Button.tsx';
import { CartLink } from './CartLink.tsx';
import styles from './Header.module.css';
import { HomeLink } from './HomeLink.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { NavLinks } from './NavLinks.tsx';
import { SearchField } from './SearchField.tsx';
import { useHidingHeader } from './useHidingHeader.ts';
import { useMenu } from './useMenu.ts';

/** @see docs/rules.md#header-and-footer */
export function Header() {
  const { t } = useTranslation('common');
  const menuId = useId();
  const burgerRef = useRef<HTMLButtonElement>(null);
  const menu = useMenu(() => burgerRef.current?.focus());
  const headerRef = useRef<HTMLElement>(null);
  const hidden = useHidingHeader(headerRef, menu.isOpen);
  return (
    <header ref={headerRef} className={styles.header} data-hidden={hidden ? '' : undefined}>
      <div className={styles.bar}>
        <HomeLink />
        <nav className={styles.nav} aria-label={t('nav.label')}>
          <IconButton
            ref={burgerRef}
            className={styles.burger}
            label={t(menu.isOpen ? 'nav.closeMenu' : 'nav.openMenu')}
            icon={menu.isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
            aria-expanded={menu.isOpen}
            aria-controls={menuId}
            onClick={menu.toggle}
          />
          <div id={menuId} className={styles.menu} data-open={menu.isOpen ? '' : undefined}>
            <NavLinks />
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
