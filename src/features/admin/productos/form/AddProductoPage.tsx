import { AdminScreen } from '../../shared/AdminScreen.tsx';

/** Agregar producto */
export function AddProductoPage() {
  return <AdminScreen title="Agregar producto">{null}</AdminScreen>;
}
