import { AdminPage } from '#features/admin/login/AdminPage.tsx';
import { useLanguage } from '#i18n/language.ts';
import { welcomeLinks } from './staffPages.ts';

export function AdminRoute() {
  const { language } = useLanguage();
  return <AdminPage screens={welcomeLinks(language)} />;
}
