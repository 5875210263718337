import { t } from '#i18n/es/staff/staffBar.ts';
import { Search } from 'lucide-react';
import { useEffect, useRef, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import { searchedPart } from '#domain/text/nameSearch.ts';
import { leaveGuard } from '#shared/lib/leaveGuard.ts';
import { classNames } from '#shared/ui/classNames.ts';
import store from './SearchField.module.css';
import styles from './StaffBar.module.css';

const LIST = staffPaths.editProducto();

/** Opens the list of products with what was typed, and there shows its current search. */
export function StaffSearch() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isList = pathname === LIST || pathname.startsWith(`${LIST}/`);
  const searched = (isList && new URLSearchParams(search).get('buscar')) || '';
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const field = input.current;
    if (field && document.activeElement !== field) field.value = searched;
  }, [searched]);

  async function open(event: FormEvent) {
    event.preventDefault();
    const buscar = searchedPart(input.current?.value.trim() ?? '');
    if (!(await leaveGuard.ask())) return;
    await navigate(staffPaths.editProducto({ buscar }));
    // Hides the keyboard of a phone; on the list itself no navigation moves the focus.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Safari 16 does not know <search>
      role="search"
      lang="es"
      aria-label={t('search')}
      className={classNames(store.form, styles.search)}
      onSubmit={(event) => void open(event)}
    >
      <Search className={store.icon} aria-hidden="true" />
      <input
        ref={input}
        className={store.input}
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        autoComplete="off"
        enterKeyHint="search"
      />
    </form>
  );
}
