import { staffTexts } from '../../areaTexts.ts';

export const staffBar = {
  label: 'Administración',
  screens: 'Pantallas',
  more: 'Más',
  newOrders_one: '{{count, n}} pedido nuevo',
  newOrders_other: '{{count, n}} pedidos nuevos',
  search: 'Buscar productos',
  found: {
    title: 'Sugerencias',
    products: 'Productos',
    all: 'Todos',
    open: 'Ver en la lista todo sobre «{{text}}»',
    none: 'Ningún producto tiene «{{text}}»',
    failed: 'No se pudo buscar. Presione Enter para buscar en la lista.',
    loading: 'Buscando…',
    count_one: '{{count, n}} producto',
    count_other: '{{count, n}} productos',
  },
  account: 'Su cuenta',
  unconfirmed: 'No se pudo comprobar su sesión.',
  edit: 'Editar',
  signOut: 'Cerrar sesión',
  signedOut: 'Sesión cerrada',
  stillWriting: 'Un cambio no ha terminado. Espere a que termine para cerrar la sesión.',
} as const;

export const t = staffTexts('staffBar', staffBar);
