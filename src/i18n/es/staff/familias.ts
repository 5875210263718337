import { staffTexts } from '../../areaTexts.ts';

export const familias = {
  title: 'Familias',
  addTitle: 'Agregar familia',
  editTitle: 'Editar familia',
  priceList: 'Lista de precios',
  autoOrder: 'Auto-ordenar',
  column: { handle: 'Mover', id: 'ID', name: 'Nombre', position: 'Orden', actions: 'Acciones' },
  unnumbered: 'Sin orden',
  row: {
    drag: 'Arrastrar «{{name}}»',
    up: 'Subir «{{name}}»',
    down: 'Bajar «{{name}}»',
    edit: 'Editar «{{name}}»',
    delete: 'Eliminar «{{name}}»',
  },
  drag: {
    kind: 'fila que se puede mover',
    instructions:
      'Para mover la familia con el teclado, presione la barra espaciadora o Enter. Muévala con las flechas hacia arriba y hacia abajo. Presione otra vez la barra espaciadora o Enter para soltarla, o Escape para cancelar.',
    start: 'Tomó «{{name}}», posición {{position, n}} de {{count, n}}.',
    over: '«{{name}}» está en la posición {{position, n}} de {{count, n}}.',
    end: 'Soltó «{{name}}» en la posición {{position, n}} de {{count, n}}.',
    cancel:
      'Movimiento cancelado: «{{name}}» sigue en la posición {{position, n}} de {{count, n}}.',
  },
  order: {
    saving: 'Guardando el orden…',
    saved: '«{{name}}» está en la posición {{position, n}} de {{count, n}}',
    numbered_one: 'Se numeró {{count, n}} familia',
    numbered_other: 'Se numeraron {{count, n}} familias',
    complete: 'Todas las familias tienen orden',
    job: 'Orden de familias: {{what}}',
    failed: 'No se guardó el orden. La lista muestra lo que quedó guardado.',
    changed:
      'Otra persona movió o eliminó «{{name}}» mientras tanto. La lista muestra el orden que quedó guardado: revíselo y vuelva a mover lo que haga falta.',
  },
  form: {
    addHint: 'Lugar en la tienda, desde 1. Vacío: queda al final, sin orden.',
    editHint: 'Lugar en la tienda, desde 1. Vacío: queda como está.',
    lastUnknown: 'No se pudo leer el último orden.',
    notWhole: 'Escriba un número entero desde 1',
  },
  added: '¡Familia agregada!',
  addFailed: 'Error al agregar familia',
  updated: 'Familia actualizada',
  updateFailed: 'Error al actualizar familia',
  delete: {
    title: 'Eliminar familia',
    question: '¿Eliminar la familia «{{name}}»? Puede recuperarlo en el Historial.',
    failed: 'Error al eliminar familia',
    renamed:
      'Otra persona le cambió el nombre: ahora es «{{name}}». Si aun así quiere eliminarla, confirme otra vez.',
    checking: 'Revisando si tiene subfamilias…',
    inUseTitle: '«{{name}}» está en uso',
    toSubfamilias: 'Ver sus subfamilias',
    inUse_one:
      '«{{name}}» tiene {{count, n}} subfamilia. Pásela a otra familia o elimínela, e intente de nuevo.',
    inUse_other:
      '«{{name}}» tiene {{count, n}} subfamilias. Páselas a otra familia o elimínelas, e intente de nuevo.',
    done: 'Se eliminó la familia «{{name}}»',
  },
  loading: 'Cargando familias…',
  loadFailed: 'Error al cargar familias',
  empty: {
    title: 'Todavía no hay familias',
    text: 'Las familias son los tipos de producto del catálogo, como camisetas o gorras. Agregue la primera.',
  },
} as const;

export const t = staffTexts('familias', familias);
