import { Navigate } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';

export function OrdersRedirect() {
  return <Navigate to={staffPaths.orders()} replace />;
}
