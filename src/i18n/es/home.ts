import { areaTexts } from '../areaTexts.ts';

export const home = {
  title: 'Camisetas y textiles al detalle y por mayor',
  lead: 'Elija colores y tallas, arme su pedido y envíelo: le contactamos para coordinar el pago y la entrega.',
  toCatalogue: 'Ver el catálogo',
  banner: {
    role: 'carrusel',
    label: 'Novedades',
    slideRole: 'diapositiva',
    position: '{{place}} de {{count}}',
    previous: 'Banner anterior',
    next: 'Banner siguiente',
    pause: 'Pausar los banners',
    play: 'Reanudar los banners',
  },
  families: 'Explore por familia',
  familiesFailed: 'No pudimos cargar las familias.',
  tiersTitle: 'Mejor precio por volumen',
  tiersText:
    'El precio baja solo: desde {{wholesaleMin}} unidades del mismo artículo rige el precio mayorista y desde {{specialMin}} el precio especial.',
  tier: { retail: 'precio al detalle', wholesale: 'precio mayorista', special: 'precio especial' },
  whatsAppLabel: 'WhatsApp: escribir a la tienda (se abre en otra pestaña)',
} as const;

export const useHomeTexts = areaTexts('home', home);
