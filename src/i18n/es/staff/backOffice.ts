import { staffTexts } from '../../areaTexts.ts';

/** Texts that every screen of the back-office shares. Staff work in Spanish. */
export const backOffice = {
  actions: {
    cancel: 'Cancelar',
    close: 'Cerrar',
    delete: 'Eliminar',
    more: 'Más acciones',
    retry: 'Reintentar',
    save: 'Guardar',
  },
  leave: {
    title: {
      typed: 'Hay cambios sin guardar',
      upload: 'La subida no ha terminado',
      change: 'El cambio no ha terminado',
      undo: 'Todavía se está deshaciendo',
    },
    text: {
      typed: 'Si sale ahora, lo que escribió se pierde.',
      upload: 'Si cierra ahora, se cancela lo que falta. Lo que ya se subió queda guardado.',
      change: 'El cambio sigue aunque salga. Podrá deshacerlo en el Historial.',
      undo: 'Sigue deshaciéndose aunque salga. Al terminar se le avisa.',
    },
    stay: {
      typed: 'Seguir editando',
      upload: 'Continuar la subida',
      change: 'Esperar aquí',
      undo: 'Esperar aquí',
    },
    leave: {
      typed: 'Salir sin guardar',
      upload: 'Cancelar la subida y cerrar',
      change: 'Salir',
      undo: 'Salir',
    },
    alsoTyped: 'También hay cambios sin guardar, que se perderían.',
  },
  changedMeanwhile: 'Hizo cambios mientras se guardaba. Guarde otra vez.',
  required: 'Este campo es obligatorio',
  requiredInEnglish: 'This field is required',
  drop: {
    hint: 'También puede arrastrar imágenes hasta aquí, o pegarlas con Ctrl+V.',
    over: 'Suelte aquí.',
  },
  loading: 'Cargando…',
  loadFailed: 'No se pudo cargar',
  stale: 'La lista puede no estar al día.',
  offline: 'Sin conexión. Lo que escribió sigue aquí; podrá guardarlo cuando vuelva.',
  page: {
    first: 'Primera página',
    previous: 'Página anterior',
    next: 'Página siguiente',
    last: 'Última página',
    number: 'Página {{page, n}}',
    of: 'Página {{page, n}} de {{count, n}}',
  },
  restricted: {
    title: 'Acceso Restringido',
    text: 'Debe iniciar sesión para ver esta pantalla.',
    toAdmin: 'Ir a iniciar sesión',
  },
  conflict: {
    title: 'Otra persona guardó cambios mientras usted editaba',
    text: 'Cambió lo mismo que usted. Lo que usted escribió sigue aquí, sin guardar.',
    theirs: 'Está guardado',
    mine: 'Usted escribió',
    keepMine: 'Guardar lo mío',
    takeTheirs: 'Usar lo guardado',
  },
  filter: { by: 'Filtrar por {{filter}}', unknown: 'Número {{id}}' },
  clearSearch: 'Borrar la búsqueda',
  inStore: 'Ver en la tienda',
  subfamiliasFailed: 'No se pudieron cargar las subfamilias',
  subfamiliaGone: {
    title: 'Esa subfamilia ya no existe',
    text: 'Otra persona la eliminó, o la dirección no es correcta.',
    toList: 'Ver todas las subfamilias',
  },
  sessionEnded: {
    title: 'Su sesión terminó',
    text: 'Lo que escribió sigue aquí. Inicie sesión en otra pestaña y vuelva a esta para guardarlo.',
    toAdmin: 'Iniciar sesión en otra pestaña',
  },
  signIn: {
    saveChanges: 'Debes iniciar sesión para guardar cambios',
    addFamilias: 'Debes iniciar sesión para agregar familias',
    editFamilias: 'Debes iniciar sesión para editar familias',
    deleteFamilias: 'Debes iniciar sesión para eliminar familias',
    addSubfamilias: 'Debes iniciar sesión para agregar subfamilias',
    editSubfamilias: 'Debes iniciar sesión para editar subfamilias',
    deleteSubfamilias: 'Debes iniciar sesión para eliminar subfamilias',
    addProductos: 'Debes iniciar sesión para agregar productos',
    editProductos: 'Debes iniciar sesión para editar productos',
    deleteProductos: 'Debes iniciar sesión para eliminar productos',
    addColors: 'Debes iniciar sesión para agregar colores',
    editColors: 'Debes iniciar sesión para editar colores',
    addTallas: 'Debes iniciar sesión para agregar tallas',
  },
  readSignedOut: 'Su sesión terminó. Inicie sesión en otra pestaña y vuelva a intentarlo.',
  reason: {
    signedOut: 'Lo que escribió sigue aquí. Inicie sesión en otra pestaña y vuelva a intentarlo.',
    notFound: 'Ya no existe: otra persona lo eliminó.',
    invalidId: 'El número de la dirección no es válido.',
    forbidden:
      'Su usuario no tiene permiso de personal. Pida acceso al administrador de la tienda.',
    duplicate: 'Ya existe otro igual.',
    inUse: 'Todavía se usa en otra parte.',
    missingReference:
      'Algo de lo que eligió ya no existe: otra persona lo eliminó. Elija otro y guarde de nuevo.',
    network: 'No hay conexión con la tienda. Revise su internet e intente de nuevo.',
    timeout: 'La tienda tardó demasiado en responder. Intente de nuevo.',
    unavailable: 'Respuesta del servidor: {{detail}}. Espere un minuto e intente de nuevo.',
    paused:
      'El proyecto de Supabase está en pausa. Pida a quien administra la tienda que lo reactive en supabase.com; todo lo guardado sigue ahí.',
    readOnly:
      'La base de datos está llena y no guarda nada nuevo. Pida a quien administra la tienda que libere espacio o amplíe el plan en supabase.com.',
    tooLong:
      'La base de datos lo detuvo porque tardaba demasiado, y no guardó nada de eso. Intente de nuevo, o con menos filas a la vez.',
    rowTooLong:
      'La base de datos lo detuvo porque tardaba demasiado, aunque era un solo cambio, y no lo guardó. Intente de nuevo dentro de unos minutos.',
    rateLimited: 'Demasiados intentos seguidos. Espere un momento e intente de nuevo.',
    tooLarge:
      'El archivo no cabe en la tienda: pasa de 5 MB o ya no queda espacio. Elimine imágenes que no use o elija una más pequeña.',
    typeRefused: 'La tienda solo guarda imágenes webp, jpg, png o gif.',
    notMigrated:
      'La base de datos de la tienda es de una versión anterior. Ejecute las migraciones de supabase/migrations que faltan, en orden; docs/hosting.md dice cómo.',
    unknown: 'Respuesta del servidor: {{detail}}',
  },
} as const;

export const t = staffTexts('backOffice', backOffice);
