import { AdminScreen } from '../shared/AdminScreen.tsx';

/** Agregar subfamilia */
export function AddSubfamiliaPage() {
  return <AdminScreen title="Agregar subfamilia">{null}</AdminScreen>;
}
