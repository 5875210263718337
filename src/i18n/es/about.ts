import { areaTexts } from '../areaTexts.ts';

export const about = {
  title: 'Nosotros',
  first:
    '{{brand}} viste a Costa Rica desde el cruce de Taras, en Cartago: camisetas, polos, abrigos, gorras y telas para comercios, equipos, escuelas y familias.',
  second:
    'Vendemos al detalle y por mayor con los mismos artículos y las mismas existencias, de modo que un pedido de una camiseta y uno de sesenta reciben el mismo cuidado.',
  toCatalogue: 'Ver el catálogo',
  toContact: 'Pedir una cotización',
  third:
    'Creemos en precios claros, con el IVA siempre incluido, y en el trato directo: cada pedido lo confirma una persona que conoce la bodega.',
} as const;

export const useAboutTexts = areaTexts('about', about);
