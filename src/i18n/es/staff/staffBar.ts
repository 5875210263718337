import { staffTexts } from '#i18n/staffTexts.ts';

export const staffBar = {
  label: 'Administración',
  screens: 'Pantallas',
  newOrders_one: '{{count, n}} pedido nuevo',
  newOrders_other: '{{count, n}} pedidos nuevos',
  search: 'Buscar productos',
  account: 'Su cuenta',
  unconfirmed: 'No se pudo comprobar su sesión.',
  signOut: 'Cerrar sesión',
  signedOut: 'Sesión cerrada',
} as const;

export const t = staffTexts('staffBar', staffBar);
