import { useLocation } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import { t } from '#i18n/es/staff/staffBar.ts';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import { leaveGuard } from '#shared/lib/leaveGuard.ts';
import { SearchCombobox } from '#shared/ui/form/SearchCombobox.tsx';
import styles from './StaffBar.module.css';

const suggestions = lazyCode(async () => (await import('./StaffSuggestions.tsx')).StaffSuggestions);

/** Suggests products, and opens the list of those that it finds; the list has a search of its own. */
export function StaffSearch() {
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
