import { beforeEach } from 'vitest';
import { MAX_LINES, type CartLine } from '#domain/cart/cart.ts';
import { writeCart } from '#state/cart/cartCodec.ts';
import { NO_ROWS, useBackend } from '#tests/backend.ts';
import { buildLine } from '../../unit/domain/fixtures.ts';

/** A T-shirt (stock 30) with all tiers, a cap (stock 5) with one tier, and a scarf with another tax. */
export const ORDER_ROWS = `
  insert into public.familia (id, nombre, number) values (1, 'Camisetas', 1);
  insert into public.iva (id, nombre, porcentaje) values (2, 'IVA 1%', 0.01);
  insert into public.color (numeric_id, name, rgb_code) values
    (1, 'Rojo', '#c0392b'), (2, 'Negro', '#111111');
  insert into public.talla (id) values ('M'), ('12-18M');
  insert into public.subfamilia (id, nombre, familia_id) values
    (20, 'Camiseta cuello redondo', 1), (21, 'Gorra', 1), (22, 'Pañuelo', 1);
  insert into public.producto
    (id, codigo, nombre, sub_familia_id, precio1, precio2, precio3, iva_id, color_numeric_id,
     talla_id) values
    (101, 'CAM-R-M', 'Camiseta roja', 20, 3500, 3000, 2500, 1, 1, 'M'),
    (102, 'GOR-R', 'Gorra roja', 21, 5000, null, null, 1, 1, null),
    (103, 'PAN-1', 'Pañuelo', 22, 1250.50, null, null, 2, null, null);
  insert into public.inventario (producto_id, bodega_id, cantidad) values
    (101, 1, 30), (102, 1, 5), (103, 1, 100);
`;

/** Prepares a backend. Each test starts with {@link ORDER_ROWS}, and without orders and e-mails. */
export function useOrderShop() {
  const backend = useBackend();
  beforeEach(async () => {
    await backend().sql(`delete from public.pedido; ${NO_ROWS} ${ORDER_ROWS}`);
    await backend().mailbox.clear();
  });
  return backend;
}

/** Lines of the cart, as the product page adds them. */
export const SHIRT = buildLine({
  productoId: 101,
  code: 'CAM-R-M',
  name: 'Camiseta roja',
  subfamiliaId: 20,
  subfamiliaName: 'Camiseta cuello redondo',
});
export const CAP = buildLine({
  tallaId: null,
  productoId: 102,
  code: 'GOR-R',
  name: 'Gorra roja',
  prices: { retail: 5000, wholesale: null, special: null },
  subfamiliaId: 21,
  subfamiliaName: 'Gorra',
});
export const SCARF = buildLine({
  colorId: null,
  colorName: null,
  tallaId: null,
  productoId: 103,
  code: 'PAN-1',
  name: 'Pañuelo',
  prices: { retail: 1250.5, wholesale: null, special: null },
  ivaId: 2,
  ivaRate: 0.01,
  ivaName: 'IVA 1%',
  subfamiliaId: 22,
  subfamiliaName: 'Pañuelo',
});

export const FULL_CART: readonly CartLine[] = Array.from({ length: MAX_LINES }, (_, index) => ({
  ...CAP,
  productoId: 1000 + index,
}));

/** Stores a cart in the browser, as an earlier visit would. */
export function storeCart(...lines: readonly CartLine[]): void {
  writeCart(() => localStorage, lines);
}
