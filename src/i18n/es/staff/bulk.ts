/** Texts of the change that takes the stock of an order. */
export const bulk = {
  target: { order: 'Pedido recibido' },
  value: { received: 'ya recibido', notReceived: 'sin recibir' },
  start: {
    busy: 'Ya se está escribiendo otro cambio en lote, quizá en otra pestaña. Espere a que termine e intente de nuevo.',
    notKept:
      'No se cambió nada: este navegador no permite guardar el plan del cambio. Libere espacio o salga del modo privado.',
    tooLate: 'Este cambio ya terminó, ya se deshizo o ya no está en este navegador.',
  },
  job: {
    progress: '{{ended}} de {{total}}',
    running: 'Escribiendo…',
    stop: 'Detener',
    resume: 'Continuar',
    undo: 'Deshacer',
    undoTitle: 'Deshacer: {{title}}',
    undone: {
      running: 'Se está deshaciendo…',
      stopped: 'Deshacerlo quedó a medias: continúelo en «Cambios en lote».',
      part: 'Se deshizo, pero quizá no todo: vea en «Cambios en lote» qué volvió.',
      whole: 'Se deshizo.',
    },
    done_one: '{{count}} hecho',
    done_other: '{{count}} hechos',
    left_one: '{{count}} sin hacer',
    left_other: '{{count}} sin hacer',
    changed_one: '{{count}} quedó como estaba: otra persona lo cambió mientras tanto',
    changed_other: '{{count}} quedaron como estaban: otra persona los cambió mientras tanto',
    unsure_one:
      '{{count}} puede estar hecho: otra persona lo cambió después. Revíselo; no se escribe otra vez',
    unsure_other:
      '{{count}} pueden estar hechos: otra persona los cambió después. Revíselos; no se escriben otra vez',
    gone_one: '{{count}} ya no existe',
    gone_other: '{{count}} ya no existen',
    refused_one: '{{count}} rechazado por la tienda: su usuario no tiene permiso de personal',
    refused_other: '{{count}} rechazados por la tienda: su usuario no tiene permiso de personal',
    failed_one: '{{count}} no se escribió, o no del todo: abajo se dice por qué',
    failed_other: '{{count}} no se escribieron, o no del todo: abajo se dice por qué',
    sent_one: '{{count}} sin respuesta de la tienda: puede estar escrito',
    sent_other: '{{count}} sin respuesta de la tienda: pueden estar escritos',
    settleFirst:
      'Para saberlo pulse «Continuar», o «Descartar lo que falta» si no hay que escribir nada más; después se puede deshacer.',
    discard: 'Descartar lo que falta',
    settle: 'Averiguar qué se escribió',
    skipped_one:
      '{{count}} sin enviar: este pedido se descontó aparte, o no volvieron todas sus unidades',
    skipped_other:
      '{{count}} sin enviar: este pedido se descontó aparte, o no volvieron todas sus unidades',
    finished: 'Listo',
    stopped: 'Quedó a medias',
    stoppedText: 'Puede continuar donde quedó, también otro día en este mismo navegador.',
    leftOut: 'Lo que no se escribió',
    more_one: 'Mostrar {{count}} más',
    more_other: 'Mostrar {{count}} más',
    now: 'ahora: {{value}}',
    isUnsure: 'puede estar hecho; ahora: {{value}}',
    isGone: 'ya no existe',
    isRefused: 'rechazado',
    isFailed: 'usa algo que ya no existe',
    isSent: 'sin respuesta: puede estar escrito',
    isSkipped: 'no se envió',
    isWaiting: 'sin hacer',
    reportFailed: 'No se pudo leer el detalle.',
  },
  jobs: {
    title: 'Cambios en lote',
    none: 'Todavía no hay cambios en lote en este navegador.',
    notice: 'Un cambio en lote quedó a medias: {{title}}',
    see: 'Ver detalle',
  },
} as const;

declare module '#i18n/staffTexts.ts' {
  interface StaffTexts {
    bulk: typeof bulk;
  }
}
