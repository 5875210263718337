import { AdminScreen } from '../shared/AdminScreen.tsx';

/** Productos */
export function ProductosPage() {
  return <AdminScreen title="Productos">{null}</AdminScreen>;
}
