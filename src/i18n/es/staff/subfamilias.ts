export const subfamilias = {
  title: 'Subfamilias',
  add: 'Agregar subfamilia',
  stock: 'Precios y existencias',
  column: {
    id: 'ID',
    name: 'Nombre',
    familia: 'Familia',
    thumbnail: 'Thumbnail',
    actions: 'Acciones',
  },
  generateNamed: 'Generar variantes de {{name}}',
  editNamed: 'Editar {{name}}',
  deleteNamed: 'Eliminar {{name}}',
  stockNamed: 'Precios y existencias de {{name}}',
  toList: 'Ver todas las subfamilias',
  generate: 'Generar variantes',
  inStore: 'Ver en la tienda',
  delete: 'Eliminar',
  variants: 'Variantes',
  search: 'Buscar por nombre o familia',
  found_one: '{{count, n}} subfamilia',
  found_other: '{{count, n}} subfamilias',
  pages: 'Páginas de subfamilias',
  loading: 'Cargando subfamilias…',
  loadFailed: 'No se pudieron cargar las subfamilias',
  empty: {
    title: 'Todavía no hay subfamilias',
    text: 'Agregue la primera para poder asignarle productos.',
  },
  noMatch: {
    title: 'Ninguna subfamilia coincide con «{{search}}»',
    text: 'Revise cómo está escrito, o busque por el nombre de la familia.',
    clear: 'Ver todas',
  },
  gone: {
    title: 'Esa subfamilia ya no existe',
    text: 'Otra persona la eliminó, o la dirección no es correcta.',
  },
  field: {
    name: 'Nombre',
    familiaId: 'Familia',
    thumbnailUrl: 'Thumbnail',
    optional: 'Opcional: puede agregarse después.',
    chosen: 'Imagen elegida',
    noneChosen: 'Sin imagen',
    remove: 'Quitar imagen',
  },
  chooseFamilia: 'Elija una familia',
  familiasFailed: 'No se pudieron cargar las familias.',
  noFamilias: 'Todavía no hay familias: agregue una antes.',
  toFamilias: 'Ir a familias',
  adding: {
    done: '¡Subfamilia agregada exitosamente!',
    failed: 'Error al agregar la subfamilia.',
  },
  editing: {
    title: 'Editar subfamilia',
    done: '¡Actualizado!',
    failed: 'Error al actualizar',
    missing: 'Error: Thumbnail URL is missing',
    missingReason: 'Elija una imagen de la lista o suba una.',
  },
  deleting: {
    title: '¿Eliminar «{{name}}»?',
    text: 'Desaparece del catálogo y no se puede deshacer.',
    continue: 'Continuar',
    typeTitle: 'Escriba el nombre para confirmar',
    typeText: 'Para eliminarla, escriba el nombre exacto: {{name}}',
    typeLabel: 'Nombre de la subfamilia',
    mismatch: 'El nombre no coincide. Cancelando eliminación.',
    done: 'Subfamilia eliminada',
    failed: 'Error al eliminar',
    checking: 'Revisando si tiene productos…',
    toProductos: 'Ver sus productos',
    inUseTitle: '«{{name}}» está en uso',
    inUse_one:
      '«{{name}}» tiene {{count, n}} producto. Asígnelo a otra subfamilia o elimínelo antes.',
    inUse_other:
      '«{{name}}» tiene {{count, n}} productos. Asígnelos a otra subfamilia o elimínelos antes.',
    renamed: 'Otra persona le cambió el nombre: ahora es «{{name}}».',
  },
} as const;

declare module '#i18n/registerTexts.ts' {
  interface Texts {
    subfamilias: typeof subfamilias;
  }
}
