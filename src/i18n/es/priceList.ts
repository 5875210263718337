import { areaTexts } from '../areaTexts.ts';

export const priceList = {
  title: 'Lista de precios',
  lead: 'Escoja las familias. Luego imprima la lista, guárdela como PDF o comparta el enlace.',
  familias: 'Familias',
  all: 'Todas',
  print: 'Imprimir',
  share: 'Compartir',
  link: 'Enlace de la lista',
  date: 'Precios con IVA, {{date}}',
  note: 'En colones, por unidad, sin envío. +{{wholesaleMin}} y +{{specialMin}}: desde esas unidades del mismo artículo, color y talla.',
  tier: { retail: 'Al detalle', wholesale: '+{{wholesaleMin}}', special: '+{{specialMin}}' },
  from: 'desde {{price}}',
  onRequest: 'A consultar',
  others: 'Los demás',
  tallas: 'Tallas: {{tallas}}',
  onlyTallas: 'solo {{tallas}}',
  stem: '{{stem}}[talla]',
  failed: 'No pudimos cargar los precios',
  none: 'Estas familias no tienen productos publicados',
} as const;

export const usePriceListTexts = areaTexts('priceList', priceList);
