/** Texts of the entrance. */
export const home = {
  title: 'Camisetas y textiles al detalle y por mayor',
  lead: 'Elija colores y tallas, arme su pedido y envíelo: le contactamos para coordinar el pago y la entrega.',
  toCatalogue: 'Ver el catálogo',
  tiersTitle: 'Mejor precio por volumen',
  tiersText:
    'El precio baja solo: desde 12 unidades del mismo artículo rige el precio mayorista y desde 24 el precio especial.',
  contactTitle: 'Hable con nosotros',
  contactText: 'Cotizaciones, telas por metro y pedidos grandes: con gusto le atendemos.',
  locationTitle: 'Visítenos',
  families: 'Explore por familia',
} as const;
