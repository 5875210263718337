import { staffTexts } from '../../areaTexts.ts';

export const desk = {
  tasks: 'Por hacer',
  task: {
    orders_one: 'pedido nuevo',
    orders_other: 'pedidos nuevos',
    soldOut_one: 'producto agotado',
    soldOut_other: 'productos agotados',
    low_one: 'producto con pocas unidades (de 1 a {{most}})',
    low_other: 'productos con pocas unidades (de 1 a {{most}})',
    price_one: 'producto sin precio',
    price_other: 'productos sin precio',
    iva_one: 'producto sin IVA',
    iva_other: 'productos sin IVA',
    pictures_one: 'producto sin imágenes',
    pictures_other: 'productos sin imágenes',
    thumbnail_one: 'subfamilia sin thumbnail',
    thumbnail_other: 'subfamilias sin thumbnail',
    subfamilia_one: 'producto sin subfamilia',
    subfamilia_other: 'productos sin subfamilia',
  },
  loading: 'Contando lo que está por hacer…',
  rest: 'En lo demás, todo está al día.',
  done: 'Todo está al día: no hay pedidos nuevos ni nada que completar en el catálogo.',
  begin: {
    title: 'La tienda todavía no tiene productos. Para empezar:',
    familias: '1. Agregue las familias',
    subfamilias: '2. Agregue sus subfamilias',
    productos: '3. Agregue los productos',
    list: 'o importe una lista de productos',
  },
  failed: 'No se pudo contar: {{names}}',
  all: 'Ver todo el historial',
  undoNamed: 'Deshacer «{{what}}»',
} as const;

export const t = staffTexts('desk', desk);
