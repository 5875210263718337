import { staffTexts } from '../../areaTexts.ts';

export const bulkEdit = {
  count_one: '{{count, n}} producto elegido',
  count_other: '{{count, n}} productos elegidos',
  failed: 'No se pudieron cargar los productos elegidos',
  gone_one: '{{count, n}} de los elegidos ya no existe.',
  gone_other: '{{count, n}} de los elegidos ya no existen.',
  what: 'Qué cambiar',
  kind: {
    prices: 'Precios',
    iva: 'IVA',
    subfamilia: 'Subfamilia',
    discount: 'Descuento',
    hidden: 'Mostrar u ocultar',
    link: 'Agregar imágenes',
    unlink: 'Quitar imágenes',
    delete: 'Eliminar',
  },
  prices: {
    which: 'Cuáles precios',
    how: 'Cómo',
    percent: 'Subir o bajar en %',
    amount: 'Subir o bajar en colones',
    fixed: 'Fijar en colones',
    value: { percent: 'Porcentaje', amount: 'Colones', fixed: 'Precio nuevo' },
    sign: 'Para bajar, use el signo menos: -5',
    rounding: 'Redondear a',
    noRounding: 'Sin redondear',
    step: '₡{{step}}',
    unordered_one:
      'En {{count, n}} producto queda más caro comprar más unidades. Se puede guardar.',
    unordered_other:
      'En {{count, n}} productos queda más caro comprar más unidades. Se puede guardar.',
  },
  label: { iva: 'IVA nuevo', subfamilia: 'Subfamilia nueva', hidden: 'En la tienda' },
  noIva: 'Sin asignar',
  hidden: {
    hide: 'Ocultar',
    show: 'Mostrar',
    hint: 'Una página ya publicada cambia con la próxima publicación de la tienda.',
  },
  choose: 'Elija…',
  discount: { label: 'Descuento nuevo (%)' },
  link: { none: 'Elija una o más imágenes: se agregan a todos los productos elegidos.' },
  unlink: {
    legend: 'Imágenes de los productos elegidos',
    none: 'Ninguno de los productos elegidos tiene imágenes.',
    count_one: 'en {{count, n}} producto',
    count_other: 'en {{count, n}} productos',
  },
  delete: {
    text_one: 'Se elimina {{count, n}} producto con su inventario y sus enlaces a imágenes.',
    text_other: 'Se eliminan {{count, n}} productos con su inventario y sus enlaces a imágenes.',
    canUndo: 'Se puede deshacer después, aquí o en el Historial.',
    type: 'Escriba {{number}} para confirmar',
    mismatch: 'El número no coincide.',
  },
  error: {
    notNumber: 'Escriba un número.',
    tooFine: 'Use dos decimales como máximo.',
    notPercent: 'Escriba un porcentaje mayor que -100.',
    notPositive: 'El precio debe ser mayor que cero.',
    notDiscount: 'Escriba un porcentaje de 0 a 100.',
    noPrices: 'Elija al menos un precio.',
  },
  confirm_one: 'Cambiar {{count, n}} producto',
  confirm_other: 'Cambiar {{count, n}} productos',
  confirmDelete_one: 'Eliminar {{count, n}} producto',
  confirmDelete_other: 'Eliminar {{count, n}} productos',
  job: { field: '{{field}}: {{value}}', delete: 'Eliminar productos' },
} as const;

export const t = staffTexts('bulkEdit', bulkEdit);
