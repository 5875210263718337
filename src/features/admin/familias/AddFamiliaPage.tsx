import { AdminScreen } from '../shared/AdminScreen.tsx';

/** Agregar familia */
export function AddFamiliaPage() {
  return <AdminScreen title="Agregar familia">{null}</AdminScreen>;
}
