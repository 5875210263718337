import { type CartLine, type LineFacts } from '#domain/cart/cart.ts';
import type { Color, Producto, SubfamiliaSummary } from '#domain/catalogue/catalogue.ts';
import type { CheckoutForm } from '#domain/order/checkoutForm.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import { cartTotals } from '#domain/order/orderTable.ts';
import type { StaffProducto } from '#domain/staff/productos/staffProducto.ts';

export const RED: Color = { id: 1, name: 'Rojo', rgb: '#ff0000' };
export const BLUE: Color = { id: 2, name: 'Azul', rgb: '#0000ff' };
export const RAINBOW: Color = { id: 3, name: 'Colores', rgb: '#000000' };

export function buildLine(overrides: Partial<CartLine> = {}): CartLine {
  return {
    productoId: 1,
    code: 'CAM-001',
    name: 'Camiseta cuello redondo',
    colorId: 1,
    colorName: 'Rojo',
    tallaId: 'M',
    prices: { retail: 3500, wholesale: 3000, special: 2500 },
    ivaId: 1,
    ivaRate: 0.13,
    ivaName: 'IVA 13%',
    quantity: 1,
    imageUrl: null,
    subfamiliaId: 10,
    subfamiliaName: 'Camisetas',
    ...overrides,
  };
}

export function buildFacts(overrides: Partial<LineFacts> = {}): LineFacts {
  const { productoId: _productoId, quantity: _quantity, ...variant } = buildLine();
  return { ...variant, stock: 100, colorRgb: '#ff0000', ...overrides };
}

export function buildProducto(overrides: Partial<Producto> = {}): Producto {
  return {
    id: 1,
    code: 'CAM-001',
    name: 'Camiseta cuello redondo',
    detail: null,
    subfamiliaId: 10,
    prices: { retail: 3500, wholesale: 3000, special: 2500 },
    color: RED,
    tallaId: 'M',
    ivaId: 1,
    iva: { id: 1, name: 'IVA 13%', rate: 0.13 },
    stock: 10,
    imageUrls: [],
    ...overrides,
  };
}

export function buildStaffProducto(overrides: Partial<StaffProducto> = {}): StaffProducto {
  return {
    id: 1,
    code: 'CAM-1',
    name: 'Camiseta',
    detail: null,
    subfamiliaId: 7,
    subfamiliaName: null,
    prices: { retail: 1000, wholesale: 900, special: null },
    discountPercent: 0,
    ivaId: 2,
    iva: null,
    colorId: null,
    color: null,
    tallaId: null,
    stock: [],
    images: [],
    isHidden: false,
    ...overrides,
  };
}

export function buildSubfamilia(overrides: Partial<SubfamiliaSummary> = {}): SubfamiliaSummary {
  return {
    id: 1,
    name: 'Camisetas',
    familiaId: 1,
    thumbnailUrl: null,
    fromPrice: 1000,
    ...overrides,
  };
}

export function buildForm(overrides: Partial<CheckoutForm> = {}): CheckoutForm {
  return {
    fullName: 'María Rojas',
    email: 'maria@example.com',
    phone: '8888-0000',
    province: 'Cartago',
    canton: 'Central',
    district: 'Oriental',
    exactAddress: 'Frente al parque',
    additionalInfo: 'Llamar antes',
    paymentMethod: 'bankTransfer',
    ...overrides,
  };
}

export function buildOrder(overrides: Partial<Order> = {}): Order {
  const lines = overrides.lines ?? [buildLine({ quantity: 12 })];
  return {
    id: '0b6ab0a4-2f3b-4a53-9d0e-5a1d4a3a9c11',
    reference: 'TT-261121-7K3F',
    form: buildForm(),
    lines,
    totals: cartTotals(lines),
    pricesConfirmed: true,
    createdAt: new Date('2026-11-21T18:30:00Z'),
    ...overrides,
  };
}
