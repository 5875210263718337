import { AdminScreen } from '../shared/AdminScreen.tsx';

/** Familias */
export function FamiliasPage() {
  return <AdminScreen title="Familias">{null}</AdminScreen>;
}
