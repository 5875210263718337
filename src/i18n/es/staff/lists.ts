import { staffTexts } from '#i18n/staffTexts.ts';

/** Texts of the lists of products that are exported and imported. */
export const lists = {
  /** Columns in their order: the exported heading, then others that are read, separated by '|'. */
  heading: {
    id: 'Id',
    code: 'Código|Cod|SKU|Referencia|Code',
    name: 'Nombre|Producto|Name',
    detail: 'Detalle|Descripción',
    subfamiliaId: 'Subfamilia',
    familia: 'Familia',
    colorId: 'Color',
    tallaId: 'Talla|Tamaño|Size',
    retail: 'Precio 1|Precio al detalle|Precio',
    wholesale: 'Precio 2|Precio por mayor|Precio al por mayor',
    special: 'Precio 3|Precio especial',
    discountPercent: 'Descuento|Desc',
    ivaId: 'IVA|Impuesto',
  },
  stock: 'Existencias',
  stockIn: 'Existencias en {{bodega}}',
  pictures: 'Imágenes|Imagen',
  export: {
    title: 'Exportar lista',
    what: 'Productos',
    shown_one: 'Lo que muestra la lista ({{count, n}} producto)',
    shown_other: 'Lo que muestra la lista ({{count, n}} productos)',
    all: 'Todos los productos',
    xlsx: 'Exportar a Excel',
    csv: 'Exportar CSV',
    failed: 'No se pudo exportar la lista',
    file: 'productos',
  },
  import: {
    title: 'Importar lista',
    intro:
      'Exporte la lista de productos, cámbiela en Excel y elíjala aquí. Nada se guarda hasta que usted lo confirme.',
    rules:
      'Las columnas pueden ir en cualquier orden, con el título que tienen al exportar. Un producto se reconoce por «Id» o, si no lo hay, por «Código». Una columna que falta no cambia nada; una celda vacía borra el dato. Las imágenes solo se exportan.',
    choose: 'Elegir archivo',
    drop: 'Excel (.xlsx) o CSV. También puede arrastrarlo hasta aquí.',
    checking: 'Revisando «{{name}}»…',
    failed: 'No se pudo revisar la lista',
    problem: {
      unreadable: 'No se pudo leer «{{name}}»: no es una hoja de Excel (.xlsx) ni un CSV.',
      oldWorkbook: '«{{name}}» es de un Excel antiguo (.xls). Ábralo y guárdelo como .xlsx.',
      empty: '«{{name}}» está vacío.',
      noKey: '«{{name}}» no tiene una columna «Id» ni «Código» en su primera fila.',
      repeated: 'Estas columnas están dos veces: {{list}}. Deje solo una de cada una.',
    },
    unknown: 'No se usan estas columnas, porque no se conocen: {{list}}',
    missing: {
      title: 'Falta crear',
      colors: 'Colores: {{list}} (en gris; luego elija su tono en «Colores»)',
      tallas: 'Tallas: {{list}}',
      subfamilias: 'Subfamilias: {{list}}',
      text: 'Mientras falten, sus filas no se guardan. Si luego deshace la importación, se quedan: cada uno se deshace aparte, en «Historial».',
      create: 'Crear lo que falta',
      failed: 'No se pudo crear todo',
    },
    count: {
      wrong_one: '{{count, n}} con error, que no se guarda',
      wrong_other: '{{count, n}} con error, que no se guardan',
      changed_one: '{{count, n}} producto cambia',
      changed_other: '{{count, n}} productos cambian',
      created_one: '{{count, n}} producto nuevo',
      created_other: '{{count, n}} productos nuevos',
      same: '{{count, n}} sin cambios',
    },
    row: 'Fila {{line}} · {{label}}',
    wrong: 'Con error',
    created: 'Productos nuevos',
    same: 'Sin cambios',
    reason: {
      missing: 'No existe.',
      several: 'Hay varios que se llaman así.',
      noFamilia: 'No existe; para crearla hace falta su familia en la columna «Familia».',
      repeated: 'Está dos veces en el archivo.',
      tooLong: 'El texto es demasiado largo.',
    },
    nothing: 'No hay nada que guardar',
    save_one: 'Guardar {{count, n}} producto',
    save_other: 'Guardar {{count, n}} productos',
    changedMeanwhile:
      'La tienda cambió mientras usted revisaba. Revise la lista de ahora y guarde otra vez.',
    signIn: 'Debes iniciar sesión para guardar cambios',
    job: 'Lista importada: {{name}}',
    more: 'Importar otra lista',
    toList: 'Ver los productos',
  },
} as const;

export const t = staffTexts('lists', lists);
