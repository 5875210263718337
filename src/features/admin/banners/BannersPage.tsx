import { AdminScreen } from '../shared/AdminScreen.tsx';

/** Banners */
export function BannersPage() {
  return <AdminScreen title="Banners">{null}</AdminScreen>;
}
