import { AdminPage } from '#features/admin/login/AdminPage.tsx';
import { useLanguage } from '#i18n/language.ts';
import { welcomeLinks } from './staffPages.ts';

/** The entry of the back-office, with links to its screens. */
export function AdminRoute() {
  const { language } = useLanguage();
  return <AdminPage screens={welcomeLinks(language)} />;
}
