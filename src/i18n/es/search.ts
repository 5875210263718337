import { areaTexts } from '../areaTexts.ts';

export const search = {
  suggestions: 'Sugerencias',
  codes: 'Código exacto',
  familias: 'Tipos de producto',
  products: 'Productos',
  recent: 'Búsquedas recientes',
  forget: 'Borrar búsquedas',
  all: 'Ver todo sobre «{{text}}»',
  found_one: '{{count}} sugerencia',
  found_other: '{{count}} sugerencias',
  loading: 'Buscando…',
  from: 'desde {{price}}',
  failed: 'No pudimos buscar. Revise su conexión y presione Enter para intentar de nuevo.',
  nothing: 'No encontramos «{{text}}»',
  tips: {
    short: 'Pruebe con menos palabras o con el nombre de la prenda.',
    spelling: 'Revise cómo está escrito, o busque solo una parte del código.',
    filters: 'Quite algún filtro.',
  },
  ask: 'Preguntar por WhatsApp',
  askText: 'Hola, busco «{{text}}» y no lo encontré en la tienda. ¿Lo tienen?',
  codeHeading_one: 'Un producto con este código',
  codeHeading_other: '{{count}} productos con este código',
  codesFailed: 'No pudimos buscar el código exacto',
  searched: 'Búsqueda: {{text}}',
} as const;

export const useSearchTexts = areaTexts('search', search);
