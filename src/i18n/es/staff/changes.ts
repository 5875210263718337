/** Texts of changes to many products at once: preview, progress and report. */
export const changes = {
  picture: 'Imagen {{name}}',
  linked: 'enlazada',
  notLinked: 'sin enlazar',
  units_one: '{{count, n}} unidad',
  units_other: '{{count, n}} unidades',
  preview: {
    label: 'Antes y después',
    what: 'Cambio',
    before: 'Antes',
    after: 'Después',
    count_one: '{{count, n}} cambio',
    count_other: '{{count, n}} cambios',
    none: 'Nada cambia.',
  },
  more: 'Mostrar {{count, n}} más',
  progress: '{{ended, n}} de {{total, n}}',
  stop: 'Detener',
  resume: 'Continuar',
  undo: 'Deshacer',
  undoTitle: 'Deshacer: {{title}}',
  finished: 'Listo',
  stopped: 'Quedó a medias',
  failed: 'No se pudo terminar',
  retryText: 'Reintentar no escribe nada dos veces.',
  done_one: '{{count, n}} hecho',
  done_other: '{{count, n}} hechos',
  left: '{{count, n}} sin hacer',
  unanswered_one: '{{count, n}} sin respuesta de la tienda: puede estar escrito',
  unanswered_other: '{{count, n}} sin respuesta de la tienda: pueden estar escritos',
  changed_one: '{{count, n}} quedó como estaba: otra persona lo cambió mientras tanto',
  changed_other: '{{count, n}} quedaron como estaban: otra persona los cambió mientras tanto',
  gone_one: '{{count, n}} ya no existe',
  gone_other: '{{count, n}} ya no existen',
  inUse_one: '{{count, n}} todavía se usa en otra parte',
  inUse_other: '{{count, n}} todavía se usan en otra parte',
  refused_one: '{{count, n}} no se pudo guardar: abajo se dice por qué',
  refused_other: '{{count, n}} no se pudieron guardar: abajo se dice por qué',
  leftOut: 'Lo que no se escribió',
} as const;

declare module '#i18n/registerTexts.ts' {
  interface Texts {
    changes: typeof changes;
  }
}
