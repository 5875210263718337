/** Texts of the page that makes the variants of a subfamilia. */
export const generator = {
  title: 'Generar variantes',
  titleNamed: 'Generar variantes de {{name}}',
  back: 'Volver a subfamilias',
  failed: 'No se pudo cargar lo que la página necesita',
  gone: {
    title: 'Esa subfamilia no existe',
    text: 'Otra persona la eliminó, o la dirección no es correcta.',
  },
  colors: {
    legend: 'Colores',
    search: 'Buscar color (Enter lo elige)',
    chosen_one: '{{count, n}} elegido',
    chosen_other: '{{count, n}} elegidos',
    noMatch: 'Ningún color coincide con «{{search}}».',
    none: 'Ninguno',
  },
  tallas: {
    legend: 'Tallas',
    chosen_one: '{{count, n}} elegida',
    chosen_other: '{{count, n}} elegidas',
    existing: 'Las de la subfamilia ({{first}}–{{last}})',
    letters: '{{first}}–{{last}}',
    numbers: 'Números ({{first}}–{{last}})',
    none: 'Ninguna',
  },
  values: {
    legend: 'Nombre y código',
    numbers: 'Precios y existencias de todas',
    quantity: 'Existencias',
    quantityHint: 'De cada variante',
    bodega: 'Bodega',
    bodegaHint: 'De las existencias',
    pattern: 'Patrón del código',
    patternHint:
      '{sub} iniciales · {color} 5 letras, {color3} 3 · {talla} · {n} número, {n3} con ceros',
    patternExample: 'Por ejemplo {{code}}.',
    unknownToken: 'No se conoce {{token}}: quedará así en el código.',
  },
  pictures: {
    legend: 'Imágenes por color',
    hint: 'Todas las tallas de un color reciben sus imágenes.',
    propose: 'Elegir por nombre de archivo',
    proposed_one: 'Se eligió {{count, n}} imagen.',
    proposed_other: 'Se eligieron {{count, n}} imágenes.',
    proposedNone:
      'Ningún archivo se llama como la subfamilia y uno de sus colores, por ejemplo «{{example}}».',
    proposeFailed: 'No se pudo leer la biblioteca de imágenes: {{reason}}',
    choose: 'Elegir imágenes',
    chooseNamed: 'Elegir imágenes de {{color}}',
    of: 'Imágenes de {{color}}',
    drop: 'Quitar {{name}} de {{color}}',
    dialog: 'Imágenes de {{color}}',
    color: 'Color',
    done: 'Listo',
  },
  noColor: 'Sin color',
  noTalla: 'Sin talla',
  plan: {
    legend: 'Vista previa',
    empty: 'Elija colores, tallas o ambos: aquí aparece cada variante con su código.',
    color: 'Color',
    existing: 'Ya existe',
    create: 'Crear {{color}} {{talla}}',
    code: 'Código de {{color}} {{talla}}',
    quantity: 'Existencias de {{color}} {{talla}}',
    row: 'Crear todas las tallas de {{color}}',
  },
  error: {
    required: 'Falta el código',
    tooLong: 'Más de 60 caracteres',
    taken: 'Ya existe en la tienda',
    repeated: 'Repetido en esta vista',
    quantity: 'Número entero desde 0',
  },
  summary: {
    new_one: '{{count, n}} nueva',
    new_other: '{{count, n}} nuevas',
    existing_one: '{{count, n}} ya existe',
    existing_other: '{{count, n}} ya existen',
    leftOut_one: '{{count, n}} omitida',
    leftOut_other: '{{count, n}} omitidas',
    taken_one: '{{count, n}} código ya existe en la tienda o se repite: cámbielo u omita la celda.',
    taken_other:
      '{{count, n}} códigos ya existen en la tienda o se repiten: cámbielos u omita las celdas.',
    wrong_one: 'Corrija {{count, n}} celda marcada.',
    wrong_other: 'Corrija {{count, n}} celdas marcadas.',
    values: 'Complete los datos marcados.',
    checkFailed: 'No se pudo revisar si los códigos existen: {{reason}}',
  },
  create_one: 'Crear {{count, n}} producto',
  create_other: 'Crear {{count, n}} productos',
  createHint: 'Ctrl + Enter',
  nothing: 'Crear productos',
  clear: {
    action: 'Empezar de nuevo',
    title: '¿Empezar de nuevo?',
    text: 'Se borra lo que eligió y escribió en esta página. Lo que ya se creó queda.',
  },
  changed:
    'La subfamilia o los códigos cambiaron mientras tanto. Revise la vista previa y pulse otra vez.',
  createFailed: 'No se creó nada',
  signIn: 'Debes iniciar sesión para agregar productos.',
  job: 'Crear variantes de {{name}}',
  more: 'Generar más',
  toList: 'Ver los productos',
} as const;

declare module '#i18n/registerTexts.ts' {
  interface Texts {
    generator: typeof generator;
  }
}
