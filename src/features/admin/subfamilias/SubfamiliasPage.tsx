import { AdminScreen } from '../shared/AdminScreen.tsx';

/** Subfamilias */
export function SubfamiliasPage() {
  return <AdminScreen title="Subfamilias">{null}</AdminScreen>;
}
