import { areaTexts } from '../areaTexts.ts';

export const common = {
  skipToContent: 'Saltar al contenido',
  notice: 'Aviso',
  developmentBanner: 'Sitio en desarrollo: puede haber cambios.',
  nav: {
    label: 'Principal',
    home: 'Inicio',
    catalogue: 'Catálogo',
    location: 'Ubicación',
    contact: 'Contacto',
    about: 'Nosotros',
    toHome: '{{brand}}, ir al inicio',
    openMenu: 'Abrir el menú',
    closeMenu: 'Cerrar el menú',
  },
  search: { label: 'Buscar en la tienda', placeholder: 'Buscar producto, color o código' },
  cart: {
    short: 'Carrito',
    label_one: 'Carrito, {{count}} unidad',
    label_other: 'Carrito, {{count}} unidades',
  },
  language: {
    label: 'Idioma',
    es: 'ES, español',
    en: 'EN, English',
    failed: 'No se pudo cambiar de idioma. Revise su conexión e intente de nuevo.',
  },
  footer: {
    label: 'Pie de página',
    contact: 'Contacto',
    store: 'La tienda',
    orders: 'Mis pedidos',
    social: 'Síganos',
    address: 'Cartago, cruce de Taras, contiguo a la Policía de Tránsito.',
    prices: 'Precios en colones, IVA incluido. No incluyen envío.',
    copyright: '© 2025 {{brand}}. Todos los derechos reservados.',
  },
  quickOrder: 'Pedido rápido',
  terms: 'Términos y Condiciones',
  offline: 'Sin conexión: su carrito está guardado.',
  retry: 'Reintentar',
  close: 'Cerrar',
  pricesOf: 'Precios del {{date, datetime(dateStyle: long; timeZone: America/Costa_Rica)}}',
  loading: 'Cargando…',
  greeting: 'Hola, quisiera cotizar productos de {{brand}}.',
  newTab: '(abre otra pestaña)',
  error: {
    chunkTitle: 'La página no terminó de cargar',
    chunkDetail: 'Revise su conexión e intente de nuevo. Su carrito está guardado.',
    crashTitle: 'Algo salió mal en esta página',
    crashDetail: 'Intente de nuevo o vaya a otra página. Su carrito está guardado.',
  },
} as const;

export const useCommonTexts = areaTexts('common', common);
