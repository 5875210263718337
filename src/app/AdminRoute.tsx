import { AdminPage } from '#features/admin/login/AdminPage.tsx';
import { readListing } from '#features/admin/productos/listingUrl.ts';

/** The start page counts products as their list does. */
export function AdminRoute() {
  return <AdminPage readListing={readListing} />;
}
