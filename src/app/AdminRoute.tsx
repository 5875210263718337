import { generatePath } from 'react-router-dom';
import { AdminPage } from '#features/admin/login/AdminPage.tsx';
import { useLanguage } from '#i18n/language.ts';
import { staffScreens } from './staffPages.ts';

/** The entry of the back-office, with links to its screens. */
export function AdminRoute() {
  const { language } = useLanguage();
  const screens = staffScreens.map(({ pattern, name }) => ({
    path: generatePath(pattern),
    name: name[language],
  }));
  return <AdminPage screens={screens} />;
}
